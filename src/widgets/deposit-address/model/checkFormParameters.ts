import { inForm, refuseFields } from '../../shared/model/refuseFields.ts'
import type { DepositValue } from './depositContext.ts'

/** What the payer fills in. */
const formFields: Readonly<Record<keyof DepositValue | 'originCurrency', string>> = {
  originChainId: inForm,
  destinationChainId: inForm,
  originCurrency: inForm,
  destinationCurrency: inForm,
  amount: inForm,
  recipient: inForm,
  refundTo: inForm,
}

/** @throws {InvalidArgumentError} naming what the form decides, and where it is set. */
export function checkFormParameters(quoteParameters: object): void {
  refuseFields(quoteParameters, formFields, 'DepositAddress.Root')
}

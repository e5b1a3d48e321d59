import { depositKinds, refusedDepositFields } from '../../../../deposit/request/depositFields.ts'
import { checkQuoteParameters } from '../../../shared/model/checkQuoteParameters.ts'
import { decidedByForm, refuseFields } from '../../../shared/model/refuseFields.ts'
import type { DepositValue } from '../depositContext.ts'

const caller = 'DepositAddress.Root'

/** The parameters that the payer enters. The form says token where the API says currency. */
const formFields: Readonly<
  Record<
    | Exclude<keyof DepositValue, 'destinationToken'>
    | 'originCurrency'
    | 'destinationCurrency'
    | 'acceptedRefundTo',
    string
  >
> = {
  originChainId: decidedByForm,
  destinationChainId: decidedByForm,
  originCurrency: decidedByForm,
  destinationCurrency: decidedByForm,
  amount: decidedByForm,
  recipient: decidedByForm,
  refundTo: decidedByForm,
  acceptedRefundTo: 'the payer confirms it in the form',
}

const takes = Object.keys(depositKinds).filter((name) => !Object.hasOwn(formFields, name))

const refused: Readonly<Record<string, string>> = { ...refusedDepositFields, ...formFields }

/**
 * @throws {InvalidArgumentError} naming a misspelled parameter with the correct name, or one that can't be set here with where to set it.
 */
export function checkFormParameters(quoteParameters: object): void {
  checkQuoteParameters(quoteParameters, { caller, takes, elsewhere: Object.keys(refused) })
  refuseFields(quoteParameters, refused, caller)
}

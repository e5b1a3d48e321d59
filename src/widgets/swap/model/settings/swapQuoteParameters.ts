import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import { checkQuoteParameters } from '../../../shared/model/checkQuoteParameters.ts'
import { quoteBodyFields } from '../../../../schemas/quote/body/quoteBody.ts'
import { decidedByForm, refuseFields } from '../../../shared/model/refuseFields.ts'

const inDeposit = 'the panel in `depositAddress` decides it'
const inSponsorship = 'set `sponsorship`'

/** Fields that the form sets, from the entered values or its own settings, and where the page can influence them. */
const formFields = {
  user: 'it is the connected account',
  originChainId: decidedByForm,
  originCurrency: decidedByForm,
  destinationChainId: decidedByForm,
  destinationCurrency: decidedByForm,
  amount: decidedByForm,
  tradeType: decidedByForm,
  recipient: decidedByForm,
  refundTo: decidedByForm,
  slippageTolerance: decidedByForm,
  topupGas: decidedByForm,
  useDepositAddress: inDeposit,
  strict: inDeposit,
  recoveryAddress: inDeposit,
  subsidizeFees: inSponsorship,
  sponsoredFeeComponents: inSponsorship,
  maxSubsidizationAmount: inSponsorship,
  subsidizationBps: inSponsorship,
  subsidizeRent: inSponsorship,
} as const satisfies Partial<Record<keyof GetQuoteParameters, string>>

/** Quote parameters besides those that the form sets. */
export interface SwapQuoteParameters extends Omit<GetQuoteParameters, keyof typeof formFields> {}

const elsewhere = Object.keys(formFields)
const takes = [...quoteBodyFields, 'extraFields'].filter((name) => !elsewhere.includes(name))

/** @throws {InvalidArgumentError} naming a misspelled parameter with the correct name, or one that the form sets with where to set it. */
export function checkSwapParameters(parameters: object, caller: string): void {
  checkQuoteParameters(parameters, { caller, takes, elsewhere })
  refuseFields(parameters, formFields, caller)
}

/** The parameters sent unchanged with every quote; `topupGasAmount` only applies with a gas top-up. */
export function omitFormFields(parameters: SwapQuoteParameters = {}): SwapQuoteParameters {
  const isOfForm = (name: string) => Object.hasOwn(formFields, name) || name === 'topupGasAmount'
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !isOfForm(name)))
}

/** The parameters for a route without permits: if the page requests a permit, transactions are used there. */
export function withoutPermit(parameters: SwapQuoteParameters = {}): SwapQuoteParameters {
  const others = { ...parameters }
  delete others.usePermit
  delete others.permitExpiry
  return others
}

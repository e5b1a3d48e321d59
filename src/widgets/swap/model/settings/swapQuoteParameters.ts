import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import { checkQuoteParameters } from '../../../../hooks/internal/quotes/checkQuoteParameters.ts'
import { quoteBodyFields } from '../../../../schemas/quote/body/quoteBody.ts'
import { inForm, refuseFields } from '../../../shared/model/refuseFields.ts'

const inDeposit = 'the panel in `depositAddress` decides it'
const inSponsorship = 'set `sponsorship`'

/** What the form decides, by what is entered and by settings of its own, and where a page has a say in it. */
const formFields = {
  user: 'it is the connected account',
  originChainId: inForm,
  originCurrency: inForm,
  destinationChainId: inForm,
  destinationCurrency: inForm,
  amount: inForm,
  tradeType: inForm,
  recipient: inForm,
  refundTo: inForm,
  slippageTolerance: inForm,
  topupGas: inForm,
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

/** @throws {InvalidArgumentError} naming what is misspelled and what is meant, or what the form decides and where it is set. */
export function checkSwapParameters(parameters: object, caller: string): void {
  checkQuoteParameters(parameters, { caller, takes, elsewhere })
  refuseFields(parameters, formFields, caller)
}

/** What goes into every quote as the page says it; `topupGasAmount` does only where gas is asked for. */
export function omitFormFields(parameters: SwapQuoteParameters = {}): SwapQuoteParameters {
  const isOfForm = (name: string) => Object.hasOwn(formFields, name) || name === 'topupGasAmount'
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !isOfForm(name)))
}

/** What is asked for where no permit can be signed: a page that wants one gets transactions there. */
export function withoutPermit(parameters: SwapQuoteParameters = {}): SwapQuoteParameters {
  const others = { ...parameters }
  delete others.usePermit
  delete others.permitExpiry
  return others
}

import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'

/** What the form decides, by what is entered and by settings of its own. */
const formFields = [
  'user',
  'originChainId',
  'originCurrency',
  'destinationChainId',
  'destinationCurrency',
  'amount',
  'tradeType',
  'recipient',
  'refundTo',
  'slippageTolerance',
  'topupGas',
  'topupGasAmount',
  'useDepositAddress',
  'strict',
  'recoveryAddress',
  'subsidizeFees',
  'sponsoredFeeComponents',
  'maxSubsidizationAmount',
  'subsidizationBps',
  'subsidizeRent',
] as const satisfies readonly (keyof GetQuoteParameters)[]

/** What a quote may be asked for beside what the form decides. */
export interface SwapQuoteParameters extends Omit<
  GetQuoteParameters,
  Exclude<(typeof formFields)[number], 'topupGasAmount'>
> {}

/** All but what the form decides: a page without types must not choose a recipient past the form. */
export function beyondForm(parameters: SwapQuoteParameters = {}): Partial<GetQuoteParameters> {
  const isOfForm = (name: string) => (formFields as readonly string[]).includes(name)
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !isOfForm(name)))
}

/** What is asked for where no permit can be signed: a page that wants one gets transactions there. */
export function withoutPermit(parameters: SwapQuoteParameters = {}): SwapQuoteParameters {
  const others = { ...parameters }
  delete others.usePermit
  delete others.permitExpiry
  return others
}

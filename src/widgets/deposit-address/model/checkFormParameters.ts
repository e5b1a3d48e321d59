import { checkQuoteParameters } from '../../../hooks/internal/quotes/checkQuoteParameters.ts'
import { quoteBodyFields } from '../../../schemas/quote/body/quoteBody.ts'
import { fieldNames } from '../../../utils/data/fieldNames.ts'
import { inForm, refuseFields } from '../../shared/model/refuseFields.ts'
import type { DepositValue } from './depositContext.ts'
import type { DepositQuoteParameters } from './depositQuoteParameters.ts'

const caller = 'DepositAddress.Root'

const takes: readonly string[] = fieldNames<keyof DepositQuoteParameters>({
  type: true,
  tradeType: true,
  ttl: true,
  user: true,
  recoveryAddress: true,
  appFeeRecipients: true,
  slippageTolerance: true,
  latePaymentSlippageTolerance: true,
  subsidizeFees: true,
  sponsoredFeeComponents: true,
  maxSubsidizationAmount: true,
  appFees: true,
  referrer: true,
  fixedRate: true,
  includeProtocolData: true,
  useExternalLiquidity: true,
  useFallbacks: true,
  includedSwapSources: true,
  excludedSwapSources: true,
  includedOriginSwapSources: true,
  includedDestinationSwapSources: true,
  disableSwapProviderPreference: true,
  disableOriginSwaps: true,
  extraFields: true,
})

/** What the payer fills in. */
const formFields: Readonly<Record<keyof DepositValue | 'originCurrency' | 'acknowledgedRefundTo', string>> = {
  originChainId: inForm,
  destinationChainId: inForm,
  originCurrency: inForm,
  destinationCurrency: inForm,
  amount: inForm,
  recipient: inForm,
  refundTo: inForm,
  acknowledgedRefundTo: 'the payer confirms it in the form',
}

/** What else a quote takes, and none that gives an address. */
const walletFields = Object.fromEntries(
  [...quoteBodyFields]
    .filter((name) => !takes.includes(name))
    .map((name) => [name, 'a deposit address can’t go with it']),
)

const refused: Readonly<Record<string, string>> = {
  ...walletFields,
  strict: 'set `type`',
  useDepositAddress: 'it is always set',
  ...formFields,
}

/** @throws {InvalidArgumentError} naming what is misspelt and what is meant, or what can't be set here, and where it is. */
export function checkFormParameters(quoteParameters: object): void {
  checkQuoteParameters(quoteParameters, { caller, takes, elsewhere: Object.keys(refused) })
  refuseFields(quoteParameters, refused, caller)
}

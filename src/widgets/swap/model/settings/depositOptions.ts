import type { DepositQuoteOptions } from '../../../../deposit/request/depositAddressParameters.ts'
import { fieldNames } from '../../../../utils/data/fieldNames.ts'
import type { SwapQuoteParameters } from './swapQuoteParameters.ts'

/** What may be asked for with a deposit address, and is nothing that the form decides. */
type Option = Extract<keyof SwapQuoteParameters, keyof DepositQuoteOptions | 'ttl'>

const names: ReadonlySet<string> = new Set(
  fieldNames<Option>({
    latePaymentSlippageTolerance: true,
    appFees: true,
    referrer: true,
    ttl: true,
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
  }),
)

/** What the page asks for with each quote, as far as it goes for one that gives an address. */
export function depositOptions(parameters: SwapQuoteParameters): Pick<SwapQuoteParameters, Option> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => names.has(name)))
}

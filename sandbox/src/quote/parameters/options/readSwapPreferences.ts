import type { SwapPreferences } from '../../../domain/request/terms/quoteParameters.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** Reads the lists of swap sources. If the list of included ones is empty, the service chooses. */
export function readSwapPreferences(body: ExtendedQuoteBody): SwapPreferences {
  return {
    included: listOf(body.includedSwapSources),
    excluded: body.excludedSwapSources ?? [],
    includedOrigin: listOf(body.includedOriginSwapSources),
    includedDestination: listOf(body.includedDestinationSwapSources),
    hasNoPreference: body.disableSwapProviderPreference === true,
  }
}

function listOf(names: readonly string[] | undefined): readonly string[] | undefined {
  return names && names.length > 0 ? names : undefined
}

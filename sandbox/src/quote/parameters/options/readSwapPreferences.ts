import type { SwapPreferences } from '../../../domain/request/terms/quoteParameters.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** Reads the lists of swap sources. An empty one of those to use leaves the choice to the service. */
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

import type { SwapPreferences } from '../../domain/request/quoteParameters.ts'
import { isMissing, refuseQuote, type Fields } from './fields.ts'

/** Reads the lists of swap sources. */
export function readSwapPreferences(fields: Fields): SwapPreferences {
  return {
    included: readNames(fields, 'includedSwapSources'),
    excluded: readNames(fields, 'excludedSwapSources') ?? [],
    includedOrigin: readNames(fields, 'includedOriginSwapSources'),
    includedDestination: readNames(fields, 'includedDestinationSwapSources'),
    hasNoPreference: fields['disableSwapProviderPreference'] === true,
  }
}

function readNames(fields: Fields, name: string): readonly string[] | undefined {
  const value: unknown = fields[name]
  if (isMissing(value) || (Array.isArray(value) && value.length === 0)) return undefined
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw refuseQuote('INVALID_REQUEST', `"${name}" must be a list of names.`)
}

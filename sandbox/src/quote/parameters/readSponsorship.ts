import type { FeeComponent } from '../../domain/money/feeComponents.ts'
import type { SponsorshipInput } from '../../domain/request/quoteParameters.ts'
import { isMissing, readAmount, readFlag, type Fields } from './fields.ts'

/** What is sponsored when a quote request names no parts: all but rent. */
const defaultComponents: readonly FeeComponent[] = ['execution', 'swap', 'platform', 'app']

/** The parts by their names on the wire of a quote. */
const componentsByWord: ReadonlyMap<unknown, FeeComponent> = new Map([
  ['execution', 'execution'],
  ['swap', 'swap'],
  ['svc', 'platform'],
  ['app', 'app'],
  ['rent', 'rent'],
])

/** Reads what is to be sponsored, after the rules of the fields were checked; undefined when nothing is. */
export function readSponsorship(fields: Fields): SponsorshipInput | undefined {
  if (!readFlag(fields, 'subsidizeFees')) return undefined
  const words: unknown = fields['sponsoredFeeComponents']
  const named = Array.isArray(words) ? words.flatMap((word) => componentsByWord.get(word) ?? []) : undefined
  const alias: FeeComponent[] = readFlag(fields, 'subsidizeRent') ? ['rent'] : []
  return {
    components: [...new Set([...(named ?? defaultComponents), ...alias])],
    maxUsd: isMissing(fields['maxSubsidizationAmount'])
      ? undefined
      : readAmount(fields, 'maxSubsidizationAmount'),
  }
}

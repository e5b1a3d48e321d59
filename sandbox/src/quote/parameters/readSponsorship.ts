import {
  defaultSponsoredComponents,
  interfaceBrand,
  sponsoredComponents,
  type SponsoredComponent,
} from '@causeway/react/schemas'
import type { SponsorshipInput } from '../../domain/request/quoteParameters.ts'
import { isMissing, readAmount, readFlag, type Fields } from './fields.ts'

/** The parts by their names on the wire of a quote. */
export const componentsByWord: ReadonlyMap<unknown, SponsoredComponent> = new Map(
  sponsoredComponents.map((component) => [component === 'platform' ? interfaceBrand : component, component]),
)

/** Reads what is to be sponsored, after the rules of the fields were checked; undefined when nothing is. */
export function readSponsorship(fields: Fields): SponsorshipInput | undefined {
  if (!readFlag(fields, 'subsidizeFees')) return undefined
  const words: unknown = fields['sponsoredFeeComponents']
  const named = Array.isArray(words) ? words.flatMap((word) => componentsByWord.get(word) ?? []) : undefined
  const alias: SponsoredComponent[] = readFlag(fields, 'subsidizeRent') ? ['rent'] : []
  return {
    components: [...new Set([...(named ?? defaultSponsoredComponents), ...alias])],
    maxUsd: isMissing(fields['maxSubsidizationAmount'])
      ? undefined
      : readAmount(fields, 'maxSubsidizationAmount'),
  }
}

import { defaultSponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'
import type { SponsorshipInput } from '../../domain/request/quoteParameters.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/** Reads what is to be sponsored; undefined when nothing is. */
export function readSponsorship({
  subsidizeFees,
  subsidizeRent,
  sponsoredFeeComponents: named = defaultSponsoredComponents,
  maxSubsidizationAmount: maxUsd,
}: AskedQuote): SponsorshipInput | undefined {
  if (!subsidizeFees) return undefined
  const alias: SponsoredComponent[] = subsidizeRent ? ['rent'] : []
  return { components: [...new Set([...named, ...alias])], maxUsd }
}

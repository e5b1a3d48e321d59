import { defaultSponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'
import type { SponsorshipInput } from '../../../domain/request/terms/quoteParameters.ts'
import type { Operation } from '../../../domain/request/terms/operation.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads the requested sponsorship; undefined if there is none.
 *
 * @throws {Refusal} 400 for a share of what is bridged.
 */
export function readSponsorship(
  {
    subsidizeFees,
    subsidizeRent,
    sponsoredFeeComponents: named = defaultSponsoredComponents,
    maxSubsidizationAmount: maxUsd,
    subsidizationBps: shareBps,
  }: ExtendedQuoteBody,
  operation: Operation,
): SponsorshipInput | undefined {
  if (!subsidizeFees) return undefined
  if (shareBps !== undefined && operation === 'bridge') {
    throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', '"subsidizationBps" is for swaps.')
  }
  const alias: SponsoredComponent[] = subsidizeRent ? ['rent'] : []
  return { components: [...new Set([...named, ...alias])], maxUsd, shareBps }
}

import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { SwapSponsorship } from './swapSettings.ts'

type SponsorshipFields = Pick<
  GetQuoteParameters,
  'subsidizeFees' | 'sponsoredFeeComponents' | 'maxSubsidizationAmount' | 'subsidizationBps'
>

/** The quote parameters of a sponsorship. */
export function sponsorshipFields(sponsorship: SwapSponsorship | undefined): SponsorshipFields {
  if (!sponsorship) return {}
  const { components, maximumUsd, shareBps } = sponsorship
  return {
    subsidizeFees: true,
    sponsoredFeeComponents: components,
    maxSubsidizationAmount: maximumUsd,
    subsidizationBps: shareBps,
  }
}

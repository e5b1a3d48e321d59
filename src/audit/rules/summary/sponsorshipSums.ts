import { findSponsorshipMismatches } from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import type { SponsoredAmount } from '../../../schemas/sponsorship/sponsorship.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Amounts that were rounded one by one differ by less than one part in this many. */
const toleranceDivisor = 100n

/** What the sponsor and the user pay adds up, and is what the fees say that the sponsor pays. */
export const sponsorshipSums: AuditRuleCheck = function* ({ quote: { fees, feeSponsorship } }) {
  const { quoted } = feeSponsorship ?? {}
  if (!quoted) return
  if (findSponsorshipMismatches(quoted).length > 0)
    yield { message: 'What the sponsor and the user pay does not add up.' }
  const { amount: told, currency } = fees.subsidized ?? {}
  const { amount: total, currency: other } = quoted.sponsoredTotal ?? {}
  if (told === undefined || total === undefined || !isSameCurrency(currency, other)) return
  const difference = told > total ? told - total : total - told
  if (difference * toleranceDivisor > total)
    yield {
      message: 'The fees name another amount that the sponsor pays than its share.',
      facts: { amount: told, sponsored: total },
    }
}

function isSameCurrency(one: SponsoredAmount['currency'], other: SponsoredAmount['currency']): boolean {
  const isKnown = one?.chainId !== undefined && one.address != null
  return isKnown && one.chainId === other?.chainId && isSameAddress(one.address, other?.address)
}

import { findSponsorshipMismatches } from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The shares of the sponsor and the user add up to the total. */
export const sponsorshipSums: AuditRuleCheck = function* ({ quote: { feeSponsorship } }) {
  const { quoted } = feeSponsorship ?? {}
  if (quoted && findSponsorshipMismatches(quoted).length > 0)
    yield { message: 'What the sponsor and the user pay does not add up.' }
}

import { findSponsorshipMismatches } from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** What the sponsor and the user pay adds up. */
export const sponsorshipSums: AuditRuleCheck = function* ({ quote: { feeSponsorship } }) {
  if (!feeSponsorship?.quoted || findSponsorshipMismatches(feeSponsorship.quoted).length === 0) return
  yield { message: 'What the sponsor and the user pay does not add up.' }
}

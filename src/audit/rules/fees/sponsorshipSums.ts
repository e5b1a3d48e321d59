import { findSponsorshipMismatches } from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** What the sponsor and the user pay adds up. */
export const sponsorshipSums: AuditRuleCheck = function* ({ quote: { feeSponsorship } }) {
  const { quoted } = feeSponsorship ?? {}
  if (quoted && findSponsorshipMismatches(quoted).length > 0)
    yield { message: 'What the sponsor and the user pay does not add up.' }
}

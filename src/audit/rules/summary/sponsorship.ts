import type { AuditFinding } from '../../../errors/quote.ts'
import { checkSponsorship } from '../../../schemas/sponsorship/checkSponsorship.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `sponsorship-sums`: what the sponsor and the user pay adds up. */
export function* sponsorshipRules({ quote: { feeSponsorship } }: AuditInput): Iterable<AuditFinding> {
  if (!feeSponsorship?.quoted || checkSponsorship(feeSponsorship.quoted).length === 0) return
  yield finding({
    rule: 'sponsorship-sums',
    message: 'What the sponsor and the user pay does not add up.',
    severity: 'confirm',
  })
}

import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A permit is for someone whom the quote names. */
export const permitReceiver: AuditRuleCheck = function* ({ signatures, allowed }) {
  for (const { item, permit } of signatures) {
    if (!permit || allowed.mayReceive(permit.receiver)) continue
    yield {
      message: 'A permit is for a receiver that the quote does not name.',
      item,
      facts: { receiver: permit.receiver },
    }
  }
}

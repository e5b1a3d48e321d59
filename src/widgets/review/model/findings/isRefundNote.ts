import type { BuiltInAuditRule } from '../../../../audit/auditRules.ts'
import type { AuditFinding } from '../../../../errors/quote.ts'

/** A finding that is told beside the refund address, where it is in sight, and not listed again. */
export function isRefundNote({ rule, severity }: AuditFinding): boolean {
  return rule === ('order-refund-recipient' satisfies BuiltInAuditRule) && severity === 'info'
}

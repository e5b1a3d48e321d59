import type { BuiltInAuditRule } from '../../../../audit/auditRules.ts'
import type { AuditFinding } from '../../../../errors/quote.ts'

/** Whether a finding is shown next to the refund address, and so isn't listed again. */
export function isRefundNote({ rule, severity }: AuditFinding): boolean {
  return rule === ('order-refund-recipient' satisfies BuiltInAuditRule) && severity === 'info'
}

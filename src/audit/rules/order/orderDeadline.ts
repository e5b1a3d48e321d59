import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The order can still be filled when it is paid for. */
export const orderDeadline: AuditRuleCheck = function* ({ quote: { receivedAt }, order }) {
  const deadline = order?.output?.deadline
  if (deadline === undefined || deadline * 1_000 > receivedAt) return
  yield { message: 'The order had expired before it arrived.', facts: { deadline } }
}

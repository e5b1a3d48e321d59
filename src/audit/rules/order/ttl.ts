import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Clocks differ, so an order may end before the requested time, but by less than one part in this many. */
const toleranceDivisor = 2

/**
 * The order can be filled for about as long as was requested. It may be filled for longer: the provider refunds what is left unfilled
 * before its order ends.
 */
export const ttl: AuditRuleCheck = function* ({ quote: { parameters, receivedAt }, order }) {
  const deadline = order?.output?.deadline
  // The end of a deposit address is counted by the provider's record, whatever this device's clock says.
  if (parameters.ttl === undefined || parameters.useDepositAddress || deadline === undefined) return
  const leftMs = deadline * 1_000 - receivedAt
  // What has expired is told by another rule.
  if (leftMs <= 0 || leftMs * toleranceDivisor >= parameters.ttl * 1_000) return
  yield {
    message: 'The order expires earlier than requested, or a clock is wrong.',
    facts: { deadline, requested: parameters.ttl },
  }
}

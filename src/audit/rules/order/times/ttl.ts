import type { AuditRuleCheck } from '../../../auditFinding.ts'

/** Clocks differ: an order may leave less time than was requested, but no less than one part in this many of it. */
const leastPartDivisor = 2

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
  if (leftMs <= 0 || leftMs * leastPartDivisor >= parameters.ttl * 1_000) return
  yield {
    message: 'The order expires earlier than requested, or a clock is wrong.',
    facts: { deadline, requested: parameters.ttl },
  }
}

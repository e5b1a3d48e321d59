import type { AuditRuleCheck } from '../../../ruleFinding.ts'

/** An order must leave at least half of the requested time, since clocks differ. */
const leastPartDivisor = 2

/** The order can be filled for about as long as requested. Longer is fine: the provider refunds an unfilled order before it ends. */
export const ttl: AuditRuleCheck = function* ({ quote: { parameters, receivedAt }, order }) {
  const deadline = order?.output?.deadline
  if (parameters.ttl === undefined || deadline === undefined) return
  const leftMs = deadline * 1_000 - receivedAt
  // `order-deadline` finds expired orders.
  if (leftMs <= 0 || leftMs * leastPartDivisor >= parameters.ttl * 1_000) return
  yield {
    message: 'The order expires earlier than requested, or a clock is wrong.',
    facts: { deadline, requested: parameters.ttl },
  }
}

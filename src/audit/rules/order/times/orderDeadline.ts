import type { AuditRuleCheck } from '../../../ruleFinding.ts'

/** The least time in which a user can review, sign and pay, in milliseconds. */
const leastMs = 30_000

/** The order can still be filled when it is paid. The rule `ttl` finds orders that expire earlier than requested. */
export const orderDeadline: AuditRuleCheck = function* ({ quote: { parameters, receivedAt }, order }) {
  const deadline = order?.output?.deadline
  if (deadline === undefined) return
  const leftMs = deadline * 1_000 - receivedAt
  if (leftMs > (parameters.ttl === undefined ? leastMs : 0)) return
  yield { message: 'The order had expired when it arrived, or was about to.', facts: { deadline } }
}

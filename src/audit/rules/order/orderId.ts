import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The order's id is the hash of its data, if its types are public. */
export const orderId: AuditRuleCheck = function* ({ quote: { protocol }, order }) {
  const computed = order?.id
  const stated = protocol?.v2?.orderId
  if (computed === undefined || stated?.toLowerCase() === computed) return
  yield {
    message: 'The order doesn’t match its id.',
    facts: { stated: stated ?? '', computed },
  }
}

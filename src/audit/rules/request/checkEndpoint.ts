import { statusPathOf } from '../../../decode/statusPathOf.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A request is followed at the service and nowhere else. */
export const checkEndpoint: AuditRuleCheck = function* ({ items }) {
  for (const item of items) {
    if (!item.check || statusPathOf(item) !== undefined) continue
    const message = 'A step asks to be followed in an unsafe place.'
    yield { message, item, facts: { endpoint: item.check.endpoint } }
  }
}

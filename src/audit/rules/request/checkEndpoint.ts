import { checkPath } from '../../../decode/checkPath.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A request is followed at the service and nowhere else. */
export const checkEndpoint: AuditRuleCheck = function* ({ items }) {
  for (const item of items) {
    if (!item.check || checkPath(item.check, item.requestId) !== undefined) continue
    const message = 'A step asks to be followed in an unsafe place.'
    yield { message, item, facts: { endpoint: item.check.endpoint } }
  }
}

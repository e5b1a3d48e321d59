import { isServicePath } from '../../../schemas/servicePath.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A signature goes to the service and nowhere else. */
export const postEndpoint: AuditRuleCheck = function* ({ signatures }) {
  for (const { item } of signatures) {
    const { endpoint } = item.data.post
    if (isServicePath(endpoint)) continue
    yield { message: 'A signature would be sent to an unsafe address.', item, facts: { endpoint } }
  }
}

import { isServicePath } from '../../../schemas/servicePath.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Signatures go to the provider and nowhere else. */
export const postEndpoint: AuditRuleCheck = function* ({ signatures }) {
  for (const { item } of signatures) {
    const { endpoint } = item.data.post
    if (isServicePath(endpoint)) continue
    yield { message: 'A signature would be sent to an unsafe address.', item, facts: { endpoint } }
  }
}

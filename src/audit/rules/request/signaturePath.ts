import { isServicePath } from '../../../schemas/servicePath.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Signatures are posted to the provider's endpoint for them. `post-endpoint` finds endpoints that aren't the provider's. */
export const signaturePath: AuditRuleCheck = function* ({ signatures, permitsPath }) {
  for (const { item } of signatures) {
    const { endpoint } = item.data.post
    if (endpoint === permitsPath || !isServicePath(endpoint)) continue
    yield {
      message: 'A signature would be sent to a path that is not known to accept signatures.',
      item,
      facts: { endpoint, expected: permitsPath },
    }
  }
}

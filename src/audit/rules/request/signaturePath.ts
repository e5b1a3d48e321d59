import { isServicePath } from '../../../schemas/servicePath.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A signature is handed over where the service takes signatures. Of a place that is not the service's, `post-endpoint` tells. */
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

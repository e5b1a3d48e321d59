import type { AuditRuleCheck } from '../../auditFinding.ts'
import { classifyMessage } from './classifyMessage.ts'

/** A text that is signed names the request. */
export const message: AuditRuleCheck = function* ({ signatures }) {
  for (const signature of signatures) {
    const { kind, text } = classifyMessage(signature) ?? {}
    if (kind !== 'text' || text === undefined) continue
    const { item } = signature
    const isOfRequest = item.requestId ? text.includes(item.requestId) : false
    yield {
      severity: isOfRequest ? 'info' : 'confirm',
      message: 'The wallet is asked to sign a text.',
      item,
      facts: { text },
    }
  }
}

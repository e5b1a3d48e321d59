import type { AuditRuleCheck } from '../../auditFinding.ts'
import { classifyMessage } from '../../facts/classifyMessage.ts'

/** A text that is signed is about the request alone. */
export const message: AuditRuleCheck = function* (input) {
  for (const signature of input.signatures) {
    const { kind, text = '' } = classifyMessage(input, signature) ?? {}
    if (kind !== 'text' && kind !== 'request') continue
    yield {
      severity: kind === 'request' ? 'info' : 'confirm',
      message: 'The wallet is asked to sign a text message.',
      item: signature.item,
      facts: { text },
    }
  }
}

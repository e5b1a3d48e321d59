import type { AuditRuleCheck } from '../../auditFinding.ts'
import { classifyMessage } from '../../facts/signatures/classifyMessage.ts'

/**
 * What a text gives away depends on who reads it. That it names the request proves nothing: the provider chooses the ID, which may be
 * another site's challenge.
 */
export const message: AuditRuleCheck = function* (input) {
  for (const signature of input.signatures) {
    const { kind, text = '' } = classifyMessage(input, signature) ?? {}
    if (kind !== 'text' && kind !== 'known') continue
    yield {
      severity: kind === 'known' ? 'info' : 'confirm',
      message: 'The wallet is asked to sign a text message.',
      item: signature.item,
      facts: { text },
    }
  }
}

import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { classifyMessage } from '../../facts/signatures/classifyMessage.ts'

/**
 * Asks about texts to sign: what a text allows depends on who reads it. That it contains the request's ID proves nothing, since the
 * provider chooses the ID, which may be another site's challenge.
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

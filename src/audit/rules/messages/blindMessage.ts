import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { classifyMessage } from '../../facts/signatures/classifyMessage.ts'

/** Only readable texts are signed. */
export const blindMessage: AuditRuleCheck = function* (input) {
  for (const signature of input.signatures) {
    if (classifyMessage(input, signature)?.kind !== 'blind') continue
    yield { message: 'The wallet is asked to sign unreadable bytes.', item: signature.item }
  }
}

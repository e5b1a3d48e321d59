import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { classifyMessage } from '../../facts/signatures/classifyMessage.ts'

/** No text is signed that would sign the user in to a site. */
export const signInMessage: AuditRuleCheck = function* (input) {
  for (const signature of input.signatures) {
    const { kind, text } = classifyMessage(input, signature) ?? {}
    if (kind !== 'sign-in' || text === undefined) continue
    yield { message: 'The wallet is asked to sign in to a site.', item: signature.item, facts: { text } }
  }
}

import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** Letters, digits, punctuation and line breaks: what a wallet can show as it is. */
const printable = /^[\P{C}\n\r\t]+$/u

/** Texts that let whoever has them signed into a site (ERC-4361). */
const signIn = /sign[\s-]*in/i

/** `message`, `blind-message`, `sign-in-message`: only texts that can be read are signed, and none that opens a site. */
export function* messageRules({ signatures }: AuditInput): Iterable<AuditFinding> {
  for (const { item } of signatures) {
    const { sign } = item.data
    if (sign.signatureKind !== 'eip191') continue
    const text = sign.message
    const facts = { text }
    if (/^0x/i.test(text) || !printable.test(text)) {
      const message = 'The wallet is asked to sign bytes that nobody can read.'
      yield finding({ rule: 'blind-message', message, item })
    } else if (signIn.test(text)) {
      const message = 'The wallet is asked to sign in somewhere.'
      yield finding({ rule: 'sign-in-message', message, item, facts })
    } else {
      const isOfRequest = item.requestId ? text.includes(item.requestId) : false
      const message = 'The wallet is asked to sign a text.'
      yield finding({ rule: 'message', severity: isOfRequest ? 'info' : 'confirm', message, item, facts })
    }
  }
}

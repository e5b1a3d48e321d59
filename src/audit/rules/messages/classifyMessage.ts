import type { AuditedSignature } from '../../auditInput.ts'

/** Letters, digits, punctuation and line breaks: what a wallet can show as it is. */
const printable = /^[\P{C}\n\r\t]+$/u

/** Texts that let whoever has them signed into a site (ERC-4361). */
const signIn = /sign[\s-]*in/i

export interface ClassifiedMessage {
  kind: 'blind' | 'sign-in' | 'text'
  text: string
}

/** Says what a text to sign is; undefined for typed data. */
export function classifyMessage({ item }: AuditedSignature): ClassifiedMessage | undefined {
  const { sign } = item.data
  if (sign.signatureKind !== 'eip191') return undefined
  const text = sign.message
  if (/^0x/i.test(text) || !printable.test(text)) return { kind: 'blind', text }
  return { kind: signIn.test(text) ? 'sign-in' : 'text', text }
}

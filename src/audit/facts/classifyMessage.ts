import { isReadableMessage } from '../../decode/permits/isReadableMessage.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AuditedSignature, AuditInput } from '../input/auditInput.ts'

/** Texts that sign their holder in to a site: by ERC-4361, or in a site's own words. */
const signIn =
  /(sign|log)[\s-]*(in|on)\b|wants you to|welcome to|authenticat|authori[sz]e|verify (that )?(you|your|owner)|terms of (service|use)|\bnonce\b|\b(uri|domain|issued at|chain id)\s*:|https?:|www\.|[a-z0-9-]\.(com|org|net|io|xyz|app|fi|eth|exchange|finance|link|dev)\b/i

/** A text of a service that says what it is for: one line of plain letters. */
const plain = /^[\x20-\x7e]{1,300}$/

export interface ClassifiedMessage {
  /** `request`: about the quote's request and account, and nothing else. */
  kind: 'blind' | 'sign-in' | 'text' | 'request'
  text: string
}

/** Says what a text to sign is; undefined for typed data. */
export function classifyMessage(
  { quote }: AuditInput,
  { item: { data, requestId } }: AuditedSignature,
): ClassifiedMessage | undefined {
  const { sign } = data
  if (sign.signatureKind !== 'eip191') return undefined
  const text = sign.message
  if (!isReadableMessage(text)) return { kind: 'blind', text }
  // Letters of other widths and styles are read as what they look like.
  if (signIn.test(text.normalize('NFKC'))) return { kind: 'sign-in', text }
  const { user } = quote.parameters
  const accounts = text.match(/\b0x[0-9a-f]{40}\b/gi) ?? []
  const isOfRequest =
    plain.test(text) &&
    Boolean(requestId) &&
    text.includes(requestId ?? '') &&
    accounts.every((account) => isSameAddress(account, user))
  return { kind: isOfRequest ? 'request' : 'text', text }
}

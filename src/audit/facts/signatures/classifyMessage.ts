import { requestIdField, userField } from '../../../client/deployment/signedMessages.ts'
import { isReadableMessage } from '../../../decode/permits/isReadableMessage.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import type { AuditedSignature, AuditInput } from '../../input/auditInput.ts'

/** Texts that sign the user in to a site: by ERC-4361, or in a site's own wording. */
const signIn =
  /(sign|log)[\s-]*(in|on)\b|wants you to|welcome to|authenticat|authori[sz]e|verify (that )?(you|your|owner)|terms of (service|use)|\bnonce\b|\b(uri|domain|issued at|chain id)\s*:|https?:|www\.|[a-z0-9-]\.(com|org|net|io|xyz|app|fi|eth|exchange|finance|link|dev)\b/i

interface ClassifiedMessage {
  /** `known`: a sentence from the integrator's list, with the quote's request and account. */
  kind: 'blind' | 'sign-in' | 'text' | 'known'
  text: string
}

/** Classifies a text to sign; undefined for typed data. */
export function classifyMessage(
  { quote, signedMessages }: AuditInput,
  { item: { data, requestId = '' } }: AuditedSignature,
): ClassifiedMessage | undefined {
  const { sign } = data
  if (sign.signatureKind !== 'eip191') return undefined
  const text = sign.message
  if (!isReadableMessage(text)) return { kind: 'blind', text }
  // Normalizes letters of other widths and styles to the ones they look like.
  if (signIn.test(text.normalize('NFKC'))) return { kind: 'sign-in', text }
  // The provider chooses the ID, so a longer one could contain any text.
  const isKnown =
    bytes32Pattern.test(requestId) &&
    signedMessages.some((sentence) => {
      const named = sentence.replaceAll(requestIdField, requestId)
      return withSmallHex(named.replaceAll(userField, quote.parameters.user)) === withSmallHex(text)
    })
  return { kind: isKnown ? 'known' : 'text', text }
}

/** Lower-cases hexadecimal text, since the case of addresses varies. */
function withSmallHex(text: string): string {
  return text.replaceAll(/0x[0-9a-f]+/gi, (hex) => hex.toLowerCase())
}

import { sanitizeText } from '../../../utils/text/sanitizeText.ts'

/** A transaction's hash as `0x2177…2f76`, enough to recognize it. */
export function shortenHash(hash: string): string {
  const text = sanitizeText(hash, { maxLength: 300 })
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`
}

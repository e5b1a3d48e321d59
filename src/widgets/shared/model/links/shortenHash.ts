import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** Shortens a hash that the provider named. */
export function shortenHash(hash: string): string {
  return shortenAddress(sanitizeText(hash, { maxLength: 300 }))
}

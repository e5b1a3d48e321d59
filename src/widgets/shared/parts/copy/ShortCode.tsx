'use client'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { shortenHash } from '../../model/links/shortenHash.ts'

/**
 * An ID as `0x2177…2f76`, enough to recognize it; its title has the whole ID, and so does the button next to it that
 * copies it. Renders a `<bdi>`.
 */
export function ShortCode({ text }: { text: string }) {
  return (
    <bdi dir="ltr" translate="no" title={sanitizeText(text, { maxLength: 300 })}>
      <code>{shortenHash(text)}</code>
    </bdi>
  )
}

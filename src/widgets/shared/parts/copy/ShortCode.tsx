'use client'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { shortenHash } from '../../model/shortenHash.ts'

/** An id of machines as `0x2177…2f76`, enough to know it again; the whole one is its title, and stands beside a button that copies it. Renders a `<bdi>`. */
export function ShortCode({ text }: { text: string }) {
  return (
    <bdi dir="ltr" translate="no" title={sanitizeText(text, { maxLength: 300 })}>
      <code>{shortenHash(text)}</code>
    </bdi>
  )
}

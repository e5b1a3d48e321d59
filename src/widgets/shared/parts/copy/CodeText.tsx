'use client'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** An address, a hash or a name of machines, in full: from left to right everywhere, and never translated. Renders a `<bdi>`. */
export function CodeText({ text, maxLength = 300 }: { text: string; maxLength?: number }) {
  return (
    <bdi dir="ltr" translate="no">
      <code>{sanitizeText(text, { maxLength })}</code>
    </bdi>
  )
}

'use client'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** A whole address, hash or technical name: always left to right, and never translated. Renders a `<bdi>`. */
export function CodeText({ text, maxLength = 300 }: { text: string; maxLength?: number }) {
  return (
    <bdi dir="ltr" translate="no">
      <code>{sanitizeText(text, { maxLength })}</code>
    </bdi>
  )
}

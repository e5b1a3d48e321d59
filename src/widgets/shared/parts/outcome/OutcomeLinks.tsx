'use client'
import { forwardRef } from 'react'
import type { PartAttributes } from '../../createUsePart.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { renderPart, type PartProps } from '../../render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { ShareButton } from '../copy/ShareButton.tsx'

export interface OutcomeLinksProps extends PartProps<'p'> {
  /** The element's attributes. */
  attributes: PartAttributes
  /** A transaction in its explorer, or where to look for one. */
  link: string | undefined
  /** Whether the link shows an address. @default false */
  isAddress?: boolean | undefined
  shareLink: string | undefined
  /** Text to share with the link. */
  text: string
  /** Announces to assistive technology what was copied. */
  announce: (message: string) => void
}

/** A link to a transaction or an address, and a button to share it. Renders a `<p>`, or nothing without a link. */
export const OutcomeLinks = forwardRef<HTMLParagraphElement, OutcomeLinksProps>(function OutcomeLinks(
  { attributes, link, isAddress = false, shareLink, text, announce, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  if (!link && !shareLink) return null
  return renderPart(
    <p ref={ref} {...attributes}>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" {...part('outcome-link')}>
          {translate(isAddress ? 'progress.viewAddress' : 'progress.viewTransaction')}
        </a>
      )}
      {shareLink && <ShareButton link={shareLink} text={text} announce={announce} />}
    </p>,
    props,
  )
})

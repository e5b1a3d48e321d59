'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { ShareButton } from '../../shared/parts/copy/ShareButton.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** A link to the delivery, and a button to share it. Renders a `<p>`, or nothing until something was delivered. */
export const ProgressLinks = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressLinks(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { payoutLink, shareLink, where, state, announce } = useProgressContext('Progress.Links')
    if (state.status !== 'success' || (!payoutLink && !shareLink)) return null
    return renderPart(
      <p ref={ref} {...part('progress-links')}>
        {payoutLink && (
          <a
            href={payoutLink}
            target="_blank"
            rel="noopener noreferrer nofollow"
            {...part('progress-link', 'transaction')}
          >
            {translate('progress.viewTransaction')}
          </a>
        )}
        {shareLink && <ShareButton link={shareLink} text={where} announce={announce} />}
      </p>,
      props,
    )
  },
)

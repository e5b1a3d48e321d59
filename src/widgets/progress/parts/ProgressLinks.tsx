'use client'
import { forwardRef } from 'react'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { senderLink } from '../model/end/senderLink.ts'
import { useTokens } from '../../../hooks/useTokens.ts'

/**
 * A link to the delivery, and a button to share it; for a deposit that the network dropped, a link to its sender. Renders a `<p>`, or
 * nothing.
 */
export const ProgressLinks = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressLinks(props, ref) {
    const part = usePart()
    const { deliveryLink, shareLink, where, state, announce } = useProgressContext('Progress.Links')
    const { chains } = useTokens()
    const addressLink = senderLink(state, chains)
    return (
      <OutcomeLinks
        {...props}
        attributes={part('progress-links')}
        link={addressLink ?? deliveryLink}
        isAddress={addressLink !== undefined}
        shareLink={state.status === 'success' ? shareLink : undefined}
        text={where}
        announce={announce}
        ref={ref}
      />
    )
  },
)

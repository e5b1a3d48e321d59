'use client'
import { forwardRef } from 'react'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { explorerAddressLink } from '../../shared/model/links/explorerAddressLink.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { isExecutionEndedByDrop } from '../model/end/isExecutionEndedByDrop.ts'

/**
 * A link to the delivery, and a button to share it; for a deposit that the network dropped, a link to its sender. Renders a `<p>`, or
 * nothing.
 */
export const ProgressLinks = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressLinks(props, ref) {
    const part = usePart()
    const { payoutLink, shareLink, where, state, announce } = useProgressContext('Progress.Links')
    const { chains } = useTokens()
    // An explorer doesn't know a dropped transaction. If it is mined after all, it is among the sender's transactions.
    const { sender, pay } = state.summary ?? {}
    const senderLink = isExecutionEndedByDrop(state)
      ? explorerAddressLink(chains, pay?.currency.chainId, sender)
      : undefined
    return (
      <OutcomeLinks
        {...props}
        attributes={part('progress-links')}
        link={senderLink ?? payoutLink}
        isAddress={senderLink !== undefined}
        shareLink={state.status === 'success' ? shareLink : undefined}
        text={where}
        announce={announce}
        ref={ref}
      />
    )
  },
)

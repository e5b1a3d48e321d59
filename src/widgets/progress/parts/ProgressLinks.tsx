'use client'
import { forwardRef } from 'react'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { explorerLink } from '../../shared/model/links/explorerLink.ts'
import { explorerAddressLink } from '../../shared/model/links/explorerAddressLink.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { isExecutionEndedByDrop } from '../model/end/isExecutionEndedByDrop.ts'

/**
 * A link to the delivery, and a button to share it; for a deposit that the network dropped, a link to look for it or for its sender. Renders
 * a `<p>`, or nothing.
 */
export const ProgressLinks = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressLinks(props, ref) {
    const part = usePart()
    const { payoutLink, shareLink, where, state, announce } = useProgressContext('Progress.Links')
    const { chains } = useTokens()
    const isDropped = isExecutionEndedByDrop(state)
    const dropped = isDropped ? state.items.find(({ change }) => change === 'reorganized') : undefined
    const found = dropped?.transactionHash
      ? explorerLink(chains, dropped.chainId, dropped.transactionHash)
      : payoutLink
    const { sender, pay } = state.summary ?? {}
    // The provider sent it, or the wallet gave no hash: it is found among the sender's transactions.
    const senderLink =
      isDropped && !found ? explorerAddressLink(chains, pay?.currency.chainId, sender) : undefined
    return (
      <OutcomeLinks
        {...props}
        attributes={part('progress-links')}
        link={found ?? senderLink}
        isAddress={senderLink !== undefined}
        shareLink={state.status === 'success' ? shareLink : undefined}
        text={where}
        announce={announce}
        ref={ref}
      />
    )
  },
)

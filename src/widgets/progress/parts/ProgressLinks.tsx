'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { ShareButton } from '../../shared/parts/copy/ShareButton.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { explorerLink } from '../../shared/model/links/explorerLink.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { isDropTold } from '../model/derived/isDropTold.ts'

/**
 * A link to the delivery, and a button to share it; for a deposit that the network dropped, a link to look for it. Renders
 * a `<p>`, or nothing.
 */
export const ProgressLinks = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressLinks(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { chains } = useTokens()
    const { payoutLink, shareLink, where, state, announce } = useProgressContext('Progress.Links')
    const dropped = isDropTold(state) ? state.items.find(({ change }) => change === 'reorganized') : undefined
    const link = dropped?.transactionHash
      ? explorerLink(chains, dropped.chainId, dropped.transactionHash)
      : payoutLink
    const shared = state.status === 'success' ? shareLink : undefined
    if (!link && !shared) return null
    return renderPart(
      <p ref={ref} {...part('progress-links')}>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            {...part('progress-link', 'transaction')}
          >
            {translate('progress.viewTransaction')}
          </a>
        )}
        {shared && <ShareButton link={shared} text={where} announce={announce} />}
      </p>,
      props,
    )
  },
)

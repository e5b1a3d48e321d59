'use client'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { ShareButton } from '../../shared/parts/copy/ShareButton.tsx'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/**
 * The actions after a payment, in place of `Progress.Links` and `Progress.Actions`: the main one shows the transaction, since a paid order
 * isn't offered again. Renders a `<div>`, or nothing if there is no link.
 */
export function ProgressReceiptActions() {
  const part = usePart()
  const translate = useMessages()
  const { deliveryLink, shareLink, where, announce } = useProgressContext('ProgressWidget')
  if (!deliveryLink && !shareLink) return null
  return (
    <div {...part('progress-actions', 'receipt')}>
      {deliveryLink && (
        <a
          href={deliveryLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
          {...part('progress-action', 'first')}
        >
          {translate('progress.viewTransaction')}
        </a>
      )}
      {shareLink && (
        <ShareButton
          attributes={part('progress-action', 'second')}
          link={shareLink}
          text={where}
          announce={announce}
        />
      )}
    </div>
  )
}

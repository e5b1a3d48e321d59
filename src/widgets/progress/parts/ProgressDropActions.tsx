'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { MainButton } from '../../shared/slots/MainButton.tsx'
import { senderLink } from '../model/end/senderLink.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { ProgressActions } from './ProgressActions.tsx'

/**
 * The actions after the network dropped the deposit, in place of `Progress.Links` and `Progress.Actions`: first, the sender's transactions
 * are to be checked. Renders a `<div>`.
 */
export function ProgressDropActions() {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { state, isReplayed, isPayment, reset } = useProgressContext('ProgressWidget')
  const link = senderLink(state, chains)
  if (!link) return <ProgressActions />
  return (
    <div {...part('progress-actions', 'receipt')}>
      <a href={link} target="_blank" rel="noopener noreferrer nofollow" {...part('progress-action', 'first')}>
        {translate('progress.viewAddress')}
      </a>
      {!isReplayed && (
        <MainButton type="button" {...pressOnce(reset)} {...part('progress-action', 'second')}>
          {translate(isPayment ? 'progress.back' : 'progress.again')}
        </MainButton>
      )}
    </div>
  )
}

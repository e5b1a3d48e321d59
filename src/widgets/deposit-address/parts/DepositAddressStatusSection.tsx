'use client'
import { forwardRef } from 'react'
import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import { isDepositEndedByDrop } from '../../../schemas/requests/isDepositEndedByDrop.ts'
import { isEndedByDrop } from '../../../schemas/status/isDepositDropped.ts'
import { useIsOffline } from '../../shared/hooks/useIsOffline.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { MainButton } from '../../shared/slots/MainButton.tsx'
import { StatusIcon, type IconStatus } from '../../shared/steps/StatusIcon.tsx'
import { usePart } from '../usePart.ts'
import { DepositAddressLink } from './DepositAddressLink.tsx'
import { DepositAddressSuccess } from './DepositAddressSuccess.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { DepositAddressText } from './payment/DepositAddressText.tsx'
import { useTitledMessage } from '../../shared/messages/useTitledMessage.ts'
import { useAnnouncements } from '../../shared/messages/useAnnouncements.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { isRemembered } from '../model/status/isRemembered.ts'
import { depositStatusSentences } from '../model/status/depositStatusSentences.ts'
import { useTitleFocus } from '../model/status/useTitleFocus.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useDepositValues } from '../model/useDepositValues.ts'

/** Whether a payment may show at its address alone. */
function isOnlyAtAddress(progress: DepositProgress | undefined): boolean {
  return progress !== undefined && (isRemembered(progress) || isDepositEndedByDrop(progress))
}

/** Icons of payments after which another address isn't the next thing to ask for. */
const cautious: ReadonlySet<IconStatus> = new Set(['failed', 'active', 'attention'])

/**
 * The payment's status and where its funds are, why there is no address to pay, and a way back. Renders a `<section>`, or
 * nothing while the form is shown.
 */
export const DepositAddressStatusSection = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressStatusSection(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { deposit, show } = useDepositContext('DepositAddress.Status')
    const { requestId, status, terms, progress, isUnreachable } = deposit
    const { words } = useDepositValues(terms, progress)
    const isOffline = useIsOffline()
    const isShown = requestId !== undefined
    const sentences = depositStatusSentences(deposit, { translate, words, isOffline })
    const { title, where, headline, rest, why, notes, mark, isAlarm, isBehind } = sentences
    // Each of these replaces the focused element: the form, or an address that can't be paid anymore.
    const view = `${requestId} ${isAlarm} ${status === 'payable'}`
    const { heading, isTitleHeard } = useTitleFocus(view, title)
    const state = `${requestId} ${status} ${progress?.status}`
    // The history has the amounts a moment after the lookup has the outcome.
    const titled = useTitledMessage(state, title, isBehind ? undefined : where)
    const announced = isTitleHeard ? (isBehind ? '' : where) : titled
    const announcements = useAnnouncements(state, [
      status === 'payable' ? translate('deposit.ready') : undefined,
      isShown && isTitleHeard !== undefined && announced ? announced : undefined,
      ...notes.filter((note) => !isAlarm || note !== why),
    ])
    if (!isShown) return null
    // Dropped funds should be back with the sender, so that isn't alarming.
    // Whether the user can look up if the address was paid, since the provider doesn't say.
    const isLookedUp = status === 'maybePaid' || status === 'ended'
    const isAlarming = progress?.status === 'failure' && !isEndedByDrop(progress)
    return renderPart(
      <section ref={ref} {...part('deposit-address-status', progress?.status ?? 'unknown')}>
        {mark && (
          <span aria-hidden="true" {...part('deposit-address-mark')}>
            <StatusIcon status={mark} />
          </span>
        )}
        <h2 ref={heading} tabIndex={-1} {...part('deposit-address-title')}>
          {title}
        </h2>
        {isAlarm && showNote(why)}
        {headline && <p {...part('deposit-address-outcome')}>{headline}</p>}
        {rest && <p {...part('deposit-address-where', isAlarming ? 'error' : undefined)}>{rest}</p>}
        {progress?.status === 'success' && !isAlarm && (
          <DepositAddressSuccess progress={progress} text={where} />
        )}
        {mark && !isAlarm && !isLookedUp && isOnlyAtAddress(progress) && <DepositAddressLink />}
        {notes.filter((note) => !isAlarm || note !== why).map(showNote)}
        {isLookedUp && <DepositAddressLink />}
        {(status === 'expired' || isLookedUp) && terms && (
          // Shows which address not to pay, without a copy button: another tab may show one to pay.
          <dl {...part('facts')}>
            <Fact label={translate('deposit.send.address', { chain: words.origin })}>
              <s>
                <span {...part('hidden-text')}>{title}</span>
                <DepositAddressText address={terms.address} />
              </s>
            </Fact>
          </dl>
        )}
        <div role="status" aria-atomic="false" {...part('hidden-text')}>
          {announcements.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        {isUnreachable && !progress?.isConfirmedByService && (
          <button type="button" onClick={deposit.checkAgain} {...part('deposit-address-action')}>
            {translate('deposit.checkAgain')}
          </button>
        )}
        {status === 'expired' || status === 'ended' || (mark && !cautious.has(mark)) ? (
          <MainButton
            type="button"
            onClick={() => show(undefined)}
            {...part('deposit-address-submit', 'ready')}
          >
            {translate('deposit.new')}
          </MainButton>
        ) : (
          <button type="button" onClick={() => show(undefined)} {...part('deposit-address-action')}>
            {/* After a warning not to send, the button must not offer a new address. */}
            {translate(
              status === 'payable' || (mark && mark !== 'failed') || isAlarm ? 'deposit.back' : 'deposit.new',
            )}
          </button>
        )}
      </section>,
      props,
    )

    function showNote(note: string | undefined) {
      const isError = note === why && (isAlarm || status === 'expired')
      return (
        <p
          key={note}
          role={isError && isAlarm ? 'alert' : undefined}
          {...part('deposit-address-notice', isError ? 'error' : 'info')}
        >
          {note}
        </p>
      )
    }
  },
)

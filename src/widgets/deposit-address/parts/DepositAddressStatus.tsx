'use client'
import { forwardRef, useEffect, useRef } from 'react'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { MainButton } from '../../shared/slots/MainButton.tsx'
import { StatusIcon } from '../../shared/steps/StatusIcon.tsx'
import type { StepStatus } from '../../shared/steps/step.ts'
import { usePart } from '../usePart.ts'
import { joinSentences, joinTitle } from '../../shared/messages/joinSentences.ts'
import { otherRecipient, receivedBy } from '../../shared/messages/figures/receivedBy.ts'
import { useAnnouncements } from '../../shared/messages/useAnnouncements.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { depositStatusText } from '../model/depositStatusText.ts'
import { isUnconfirmedDeposit } from '../model/isUnconfirmedDeposit.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useDepositValues } from '../model/useDepositValues.ts'

/** What is said in the place of an address that is not shown. */
const hidden = {
  payable: undefined,
  paid: 'deposit.hidden.paid',
  expired: 'deposit.expired.text',
  otherAddress: undefined,
  unclear: 'deposit.hidden.unclear',
  unacknowledged: 'deposit.hidden.unacknowledged',
  foreign: 'deposit.hidden.foreign',
} as const

/** Ends, and what is to be seen of them at a glance. */
const marks: Readonly<Partial<Record<RequestStatus, StepStatus>>> = {
  success: 'done',
  refund: 'refunded',
  failure: 'failed',
}

/**
 * Where the payment stands and where its money is, why no address is shown, and the way back. Renders a `<section>`, or
 * nothing while the form is shown.
 */
export const DepositAddressStatus = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressStatus(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { deposit, show } = useDepositContext('DepositAddress.Status')
    const { requestId, status, terms, progress, isStored, isUnreachable, isWithoutHistory } = deposit
    const { words } = useDepositValues(terms, progress)
    const heading = useRef<HTMLHeadingElement>(null)
    const isShown = requestId !== undefined
    // What had the focus went with the form.
    useEffect(() => {
      if (requestId !== undefined) heading.current?.focus()
    }, [requestId])

    // Nothing is said in the name of a request that may be a stranger's writing.
    const isUnconfirmed = isUnconfirmedDeposit(deposit)
    const text =
      progress && !isUnconfirmed ? depositStatusText(progress, terms !== undefined && isStored) : undefined
    const withoutText = isUnreachable ? 'deposit.missing' : 'deposit.loading'
    const title = translate(
      status === 'expired'
        ? 'deposit.expired'
        : status === 'unacknowledged'
          ? 'deposit.unacknowledged'
          : isUnconfirmed
            ? 'deposit.unconfirmed'
            : (text?.title ?? withoutText),
    )
    const recipient = otherRecipient(progress?.record?.sender, progress?.record?.recipient)
    // That it may be paid later is not said of an address that is over.
    const sentences = status === 'expired' && progress?.status === 'waiting' ? [] : (text?.where ?? [])
    const where = joinSentences(
      translate,
      sentences.map((key) => translate(receivedBy(key, recipient), { ...words, recipient: recipient ?? '' })),
    )
    const isPending = text !== undefined && progress !== undefined && !progress.isOver
    // As long as it is on its way, the sentence about the payment says the same.
    const isPaidSaid = status === 'paid' && (!isPending || progress.status === 'depositing')
    const why = status && !isPaidSaid ? hidden[status] : undefined
    const firstNote = why && translate(isUnconfirmed ? 'deposit.hidden.unconfirmed' : why)
    const notes = [
      firstNote,
      progress?.isSuperseded && translate('deposit.superseded'),
      progress &&
        progress.furtherPayments > 0 &&
        translate('deposit.further', { count: progress.furtherPayments }),
      isUnreachable && isPending && translate('progress.unreachable'),
      isWithoutHistory && status !== 'payable' && text && translate('deposit.noHistory'),
      status === 'payable' && !isStored && translate('deposit.notStored'),
    ].filter((note) => typeof note === 'string')
    // The lookup is ahead of the history, which tells the amounts: an end is said once, with them.
    const isBehind = progress?.isOver && progress.record && progress.record.status !== progress.status
    const mark = text && progress && marks[progress.status]
    const announcements = useAnnouncements(`${requestId} ${status} ${progress?.status}`, [
      status === 'payable' ? translate('deposit.ready') : undefined,
      isShown && !isBehind ? joinTitle(translate, title, where) : undefined,
      ...notes,
    ])
    if (!isShown) return null
    return renderPart(
      <section ref={ref} {...part('deposit-address-status', progress?.status ?? 'unknown')}>
        <h2 ref={heading} tabIndex={-1} {...part('deposit-address-title')}>
          {mark && <StatusIcon status={mark} />}
          {title}
        </h2>
        {where && <p {...part('deposit-address-where')}>{where}</p>}
        {status === 'otherAddress' && (
          <p role="alert" {...part('deposit-address-notice', 'error')}>
            {translate('deposit.hidden.mismatch')}
          </p>
        )}
        {notes.map((note) => (
          <p
            key={note}
            {...part('deposit-address-notice', status === 'expired' && note === firstNote ? 'error' : 'info')}
          >
            {note}
          </p>
        ))}
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
        {status === 'expired' ? (
          <MainButton
            type="button"
            onClick={() => show(undefined)}
            {...part('deposit-address-submit', 'ready')}
          >
            {translate('deposit.new')}
          </MainButton>
        ) : (
          <button type="button" onClick={() => show(undefined)} {...part('deposit-address-action')}>
            {translate(status === 'payable' ? 'deposit.back' : 'deposit.new')}
          </button>
        )}
      </section>,
      props,
    )
  },
)

'use client'
import { useId, type ComponentProps } from 'react'
import type { MessageKey } from '../../../locales/messages.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useReviewContext, type ReviewObstacle } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/useMessages.ts'

const textByObstacle: Readonly<Record<ReviewObstacle, MessageKey>> = {
  loading: 'review.confirm.loading',
  stale: 'review.confirm.stale',
  block: 'review.confirm.blocked',
  page: 'review.confirm.blocked',
  changed: 'review.confirm.changed',
  answer: 'review.confirm',
}

const reasonByObstacle: Readonly<Partial<Record<ReviewObstacle, MessageKey>>> = {
  stale: 'review.reason.stale',
  block: 'review.reason.block',
  changed: 'review.reason.changed',
  answer: 'review.reason.answer',
}

/**
 * Confirms, or does what comes before: asks for a new quote, accepts new figures, leads to what is to be accepted. Never
 * disabled, so that it can always be reached and read. Renders a `<button>` below a `<p role="status">` that says what is
 * missing.
 */
export function ReviewAccept({ onClick, children, ...props }: ComponentProps<'button'>) {
  const part = usePart()
  const translate = useMessages()
  const reasonId = useId()
  const { obstacle, pageReason, isRenewed, act } = useReviewContext('Review.Accept')
  const canAct = obstacle === undefined || obstacle === 'stale' || obstacle === 'changed'
  const key = obstacle && reasonByObstacle[obstacle]
  const reason =
    obstacle === 'page'
      ? pageReason
      : key
        ? translate(key)
        : isRenewed && obstacle === undefined
          ? translate('review.reason.fresh')
          : ''

  /** Leads to the first thing that is not accepted yet. */
  function lead(button: HTMLButtonElement): void {
    const root = button.closest('[data-cw-part="review"]')
    root?.querySelector<HTMLElement>('[data-cw-part="review-accept"][data-state="open"] input')?.focus()
  }

  return (
    <>
      <p id={reasonId} role="status" aria-atomic="true" {...part('review-reason', obstacle ?? 'ready')}>
        {reason}
      </p>
      <button
        aria-disabled={!canAct || undefined}
        aria-describedby={reasonId}
        {...props}
        type="button"
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented) return
          if (obstacle === 'answer') lead(event.currentTarget)
          else act()
        }}
        {...part('review-confirm', canAct ? 'ready' : 'blocked', props.className)}
      >
        {children ?? translate(obstacle ? textByObstacle[obstacle] : 'review.confirm')}
      </button>
    </>
  )
}

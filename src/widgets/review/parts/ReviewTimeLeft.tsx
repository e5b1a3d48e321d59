'use client'
import { forwardRef, type CSSProperties } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { formatDuration } from '../../../utils/format/time/formatDuration.ts'
import { setBackMs } from '../../../utils/time/steadyClock.ts'
import { useIsHydrated } from '../../shared/hooks/useIsHydrated.ts'
import { useTicks } from '../../shared/hooks/useTicks.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { usePart } from '../usePart.ts'

/**
 * How long the quote remains valid: a ring that empties, named by its seconds. Renders a `<span role="img">`, or
 * nothing for a quote that can't be confirmed anyway.
 */
export const ReviewTimeLeft = forwardRef<HTMLSpanElement, PartProps<'span'>>(
  function ReviewTimeLeft(props, ref) {
    const part = usePart()
    const isHydrated = useIsHydrated()
    const translate = useMessages()
    const locale = useLocale()
    const { quoteMaxAgeMs } = useConfig('Review.TimeLeft').client
    const { quote, reason, isBlocked } = useReviewContext('Review.TimeLeft')
    const ageMs = useTicks(quote.receivedAt, 1_000) * 1_000 + setBackMs(quote)
    const leftMs = Math.max(0, quoteMaxAgeMs - ageMs)
    if (isBlocked) return null
    const isOver = leftMs === 0 || reason?.code === 'expired' || reason?.code === 'loading'
    const gone = isOver ? 100 : 100 - (100 * leftMs) / quoteMaxAgeMs
    const label = translate('review.timeLeft', { time: formatDuration(isOver ? 0 : leftMs / 1_000, locale) })
    return renderPart(
      <span
        ref={ref}
        role="img"
        aria-label={label}
        {...part('review-time-left', isOver ? 'over' : 'running')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <circle cx="10" cy="10" r="8" pathLength="100" style={isHydrated ? goneStyle(gone) : undefined} />
        </svg>
      </span>,
      props,
    )
  },
)

/** The elapsed percentage, for the style sheet. Not an SVG attribute, since the page's own CSS rules would override it. */
function goneStyle(gone: number): CSSProperties {
  return { '--_cw-gone': gone } as CSSProperties
}

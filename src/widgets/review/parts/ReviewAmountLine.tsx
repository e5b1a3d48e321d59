'use client'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface ReviewAmountLineProps {
  side: 'pay' | 'receive'
  text: string
  usd: string | undefined
  place: string
  note?: string | undefined
}

/** One side of the transfer. Renders a `<p>`. */
export function ReviewAmountLine({ side, text, usd, place, note }: ReviewAmountLineProps) {
  const part = usePart()
  const translate = useMessages()
  return (
    <p {...part('review-side', side)}>
      <span {...part('review-side-label')}>{translate(`swap.${side}`)}</span>{' '}
      <strong {...part('review-amount')}>
        <bdi>{text}</bdi>
      </strong>{' '}
      <span {...part('review-side-note')}>
        <bdi>{[usd, place].filter(Boolean).join(' · ')}</bdi>
      </span>
      {note && (
        <>
          {' '}
          <span {...part('review-side-note')}>
            <bdi>{note}</bdi>
          </span>
        </>
      )}
    </p>
  )
}

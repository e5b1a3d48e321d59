'use client'
import { useId, useRef } from 'react'
import { formatBasisPoints } from '../../../utils/format/formatPercent.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { useFittedText } from '../../shared/hooks/useFittedText.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { usePart } from '../usePart.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../utils/format/formatNumber.ts'

interface ReviewAnswerProps {
  /** ID of what is accepted. */
  id: string
  acceptance: 'none' | 'tick' | 'write'
  ask: MessageKey
  /** For `write`: the percentage to type, in basis points. */
  bps?: number | undefined
}

/** Asks the user to accept something: with a check mark, or by typing a percentage. Renders a `<label>`, or nothing. */
export function ReviewAnswer({ id, acceptance, ask, bps = 0 }: ReviewAnswerProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const inputId = useId()
  const { answerOf, answer, isAnswered } = useReviewContext('Review.Risks')
  const text = answerOf(id)
  const field = useRef<HTMLInputElement>(null)
  useFittedText(field, text)
  if (acceptance === 'none') return null
  if (acceptance === 'tick') {
    return (
      <label {...part('review-answer', isAnswered(id) ? 'given' : 'open')}>
        <input
          type="checkbox"
          checked={text !== ''}
          onChange={({ currentTarget }) => answer(id, currentTarget.checked ? 'yes' : '')}
        />
        {translate(ask)}
      </label>
    )
  }
  const number = formatNumber(bps / 100, locale)
  return (
    <label htmlFor={inputId} {...part('review-answer', isAnswered(id) ? 'given' : 'open')}>
      {translate(ask, { percent: formatBasisPoints(bps, locale), number })}
      <input
        ref={field}
        id={inputId}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => answer(id, currentTarget.value)}
        // Enter would submit a surrounding form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        {...part('review-input')}
      />
    </label>
  )
}

'use client'
import { useCallback, useState } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'

type Answers = Readonly<Record<string, string>>

const noAnswers: Answers = {}

/** The user's answers to a quote's risks and findings. They only apply to that quote. */
export function useReviewAnswers(quote: Quote): [given: Answers, answer: (id: string, text: string) => void] {
  const [answers, setAnswers] = useState<{ quote: Quote; given: Answers }>({ quote, given: noAnswers })
  const answer = useCallback(
    (id: string, text: string) =>
      setAnswers((last) => {
        const others = last.quote === quote ? last.given : noAnswers
        return { quote, given: { ...others, [id]: text } }
      }),
    [quote],
  )
  return [answers.quote === quote ? answers.given : noAnswers, answer]
}

'use client'
import { useCallback, useState } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { NameToken } from '../../shared/messages/figures/useTokenNames.ts'
import { reviewModel, type ReviewModel } from './reviewModel.ts'
import { useNamedQuoteDecoder } from './useNamedQuoteDecoder.ts'

interface UseReviewModelParameters {
  quote: Quote
  /** @default the first `quote` */
  acceptedQuote?: Quote | undefined
  maxImpactBps?: number | undefined
}

interface UseReviewModelReturnType {
  /** Decodes and audits the quote. Keeps its identity as long as its result stays the same. */
  readModel: () => ReviewModel
  nameToken: NameToken
  /** Sets the quote whose figures the user accepted last. */
  accept: (quote: Quote) => void
}

/** Decodes and audits a quote for its review, compared with the one that the user accepted last. */
export function useReviewModel({
  quote,
  acceptedQuote,
  maxImpactBps,
}: UseReviewModelParameters): UseReviewModelReturnType {
  const { tokens } = useTokens()
  const [accepted, accept] = useState(acceptedQuote ?? quote)
  const { decode, nameToken, unchecked } = useNamedQuoteDecoder(quote, accepted)
  const readModel = useCallback(
    () => reviewModel({ quote, acceptedQuote: accepted, tokens, nameToken, decode, unchecked, maxImpactBps }),
    [quote, accepted, tokens, nameToken, decode, unchecked, maxImpactBps],
  )
  return { readModel, nameToken, accept }
}

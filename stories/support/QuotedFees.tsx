import { useQuote, type UseQuoteParameters } from '@causeway/react'
import { Fees, type FeesOptions } from '@causeway/react/widgets'
import { useQuestion } from './useQuestion.ts'

interface QuotedFeesProps extends FeesOptions {
  /** What the question says differently. */
  question?: UseQuoteParameters
}

/** The fees of a quote of 100 USDC, as the sandbox gives it. */
export function QuotedFees({ question, ...props }: QuotedFeesProps) {
  const { data: quote, error } = useQuote({ ...useQuestion(), ...question })
  if (error) throw error
  return quote ? <Fees {...props} quote={quote} /> : <p>Asking for a quote</p>
}

import { useQuote } from '@causeway/react'
import { Fees, type FeesProps } from '@causeway/react/widgets'
import { useQuestion } from './useQuestion.ts'

/** The fees of a quote of 100 USDC, as the sandbox gives it. */
export function QuotedFees(props: Omit<FeesProps, 'quote'>) {
  const { data: quote, error } = useQuote(useQuestion())
  if (error) throw error
  return quote ? <Fees {...props} quote={quote} /> : <p>Asking for a quote</p>
}

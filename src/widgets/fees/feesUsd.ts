import type { Quote } from '../../actions/getQuote.ts'
import { feeBreakdown } from './model/feeBreakdown.ts'

/** The total that Fees shows for a quote, in US dollars; undefined unless it is known in full. */
export function feesUsd(quote: Quote): string | undefined {
  const { usd, amounts, isPartial } = feeBreakdown({ quote }, []).total
  return isPartial || amounts.length > 0 ? undefined : usd?.usd
}

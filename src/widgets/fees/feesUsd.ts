import type { Quote } from '../../actions/getQuote.ts'
import { feeBreakdown } from './model/feeBreakdown.ts'

/** The total of a quote's fees, in US dollars. */
export interface FeesUsd {
  /** As Fees shows it: the sum of whole cents. */
  shown: string
  exact: string
}

/** The total that Fees shows for a quote; undefined unless it is known in full. */
export function feesUsd(quote: Quote): FeesUsd | undefined {
  const { usd: total, amounts, isPartial } = feeBreakdown({ quote }, []).total
  if (isPartial || amounts.length > 0 || total?.usd === undefined) return undefined
  return { shown: total.shownUsd ?? total.usd, exact: total.usd }
}

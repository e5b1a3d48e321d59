import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import type { Token } from '../../../../config/tokens/token.ts'
import type { Quote } from '../../../../actions/getQuote.ts'
import { formatForEntry } from '../../../../utils/format/formatForEntry.ts'
import type { SwapQuoteState } from '../swapFacts.ts'

/** What stands in the amount field of a side, and why. */
export interface ShownAmount {
  text: string
  /** `entered` is the person's own; the others tell of the quote that the amount comes from. */
  status: 'entered' | 'empty' | 'loading' | 'ready' | 'outdated'
}

interface ShownAmountInput {
  /** The text of this side; undefined where the other one was entered. */
  entered: string | undefined
  quote: Pick<SwapQuoteState, 'data' | 'isLoading'>
  /** The token of this side; the quote may have other decimals, which the audit blocks. */
  token: Pick<Token, 'decimals'> | undefined
  /** How good the quote is, for what is entered. */
  status: QuoteStatus
  locale: string
}

/** The amount of a side: as it was entered, or else by the quote. What is paid is rounded up, what is received down. */
export function shownAmount(
  side: 'pay' | 'receive',
  { entered, quote, token, status, locale }: ShownAmountInput,
): ShownAmount {
  if (entered !== undefined) return { text: entered, status: 'entered' }
  const amount = status === 'error' ? undefined : quotedAmount(side, quote.data)
  if (!amount || !token)
    return { text: '', status: status === 'loading' && quote.isLoading ? 'loading' : 'empty' }
  const { decimals } = token
  const text = formatForEntry(amount.amount, { decimals, locale, rounding: side === 'pay' ? 'up' : 'down' })
  return { text, status: status === 'ready' ? 'ready' : 'outdated' }
}

function quotedAmount(side: 'pay' | 'receive', quote: Quote | undefined) {
  return side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
}

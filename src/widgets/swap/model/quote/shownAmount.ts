import type { FormSide } from '../../../shared/model/formSide.ts'
import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import type { Token } from '../../../../utils/tokens/token.ts'
import type { Quote } from '../../../../actions/getQuote.ts'
import { formatForEntry } from '../../../../utils/format/formatForEntry.ts'
import type { SwapQuoteState } from '../swapFacts.ts'

/** The text in a side's amount field, and where it comes from. */
interface ShownAmount {
  text: string
  /** `entered` is the user's own; the others describe the quote that the amount comes from. */
  status: 'entered' | 'empty' | 'loading' | 'ready' | 'outdated'
}

interface ShownAmountInput {
  /** The text entered on this side; undefined if the other side was entered. */
  entered: string | undefined
  quote: Pick<SwapQuoteState, 'data' | 'isLoading'>
  /** The token of this side; if the quote has different decimals, the audit blocks it. */
  token: Pick<Token, 'decimals'> | undefined
  /** The status of the quote for the entered values. */
  status: QuoteStatus
  locale: string
}

/** The amount of a side: as entered, or from the quote. What is paid is rounded up, what is received down. */
export function shownAmount(
  side: FormSide,
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

function quotedAmount(side: FormSide, quote: Quote | undefined) {
  return side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
}

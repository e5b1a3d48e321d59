import type { Quote } from '../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { readChosenTokens } from './entered/chosenTokens.ts'
import { swapExamples } from './reasons/swapExamples.ts'
import type { SwapFacts } from './swapFacts.ts'
import { swapReasons, type SwapReason } from './reasons/swapReasons.ts'
import type { SwapEntry, SwapFormState } from './swapStore.ts'
import { toQuoteParameters } from './quote/toQuoteParameters.ts'

/** What is entered, and what was said about it. */
export interface Entered extends SwapEntry, Partial<Pick<SwapFormState, 'accepted' | 'veto'>> {
  /** Typing has not paused yet: what is known of a quote is of something else. @default false */
  isTyping?: boolean | undefined
}

/** What follows from what is entered and what is known. */
export interface DerivedSwap {
  /** What a quote is asked for; undefined while something is missing or wrong, or somebody types. */
  parameters: GetQuoteParameters | undefined
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  /** How good the quote is, for what is entered. */
  status: QuoteStatus
  /** What the wallet holds of the token to pay; undefined while unknown. */
  balance: bigint | undefined
  /** The quote that may be submitted now; undefined while something stands against it. */
  quote: Quote | undefined
}

/**
 * The form as one function. It is asked twice on a key's way: what was entered when typing paused gives the parameters of a
 * quote, and with the quote it gives what the parts show.
 */
export function derive(
  { value, amount, accepted = [], veto, isTyping = false }: Entered,
  facts: SwapFacts,
): DerivedSwap {
  const { account, balance, nativeBalance, locale, input } = facts
  const { native, ...chosen } = readChosenTokens(value, facts)
  const pay = chosen.pay.token
  const status = isTyping ? 'loading' : (facts.quote?.status ?? 'idle')
  const quoted = status === 'ready' ? facts.quote?.data : undefined
  const entered = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const gasFee = quoted?.fees.gas?.amount
  const reasons = swapReasons({
    isConnected: account !== undefined,
    ...chosen,
    side: value.side,
    amount,
    spent: pay && (entered ?? quoted?.details.currencyIn.amount),
    balance,
    gas:
      gasFee !== undefined && nativeBalance !== undefined && pay
        ? { fee: gasFee, balance: nativeBalance, isPaidWith: pay.address === zeroAddress }
        : undefined,
    recipient: input.recipient,
    refundTo: input.refundTo,
    slippage: input.slippage,
    accepted,
    veto,
    quote: status,
    format: (sum, currency) =>
      formatAmount(sum, {
        decimals: (currency === 'pay' ? pay : native)?.decimals ?? 18,
        locale,
        rounding: currency === 'pay' ? 'down' : 'up',
      }),
    examples: swapExamples(locale),
  })
  const reason = reasons.find(({ kind }) => kind !== 'warning')
  return {
    // Half of what is entered is older than the rest until typing pauses.
    parameters: isTyping ? undefined : toQuoteParameters({ value, amount }, facts),
    reasons,
    reason,
    status,
    balance,
    quote: reason ? undefined : facts.quote?.data,
  }
}

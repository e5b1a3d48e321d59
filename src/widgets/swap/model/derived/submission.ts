import type { Quote } from '../../../../actions/getQuote.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { isBridge } from '../../../shared/model/isBridge.ts'
import type { ParsedSwap } from '../entered/parsedSwap.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapReason } from '../reasons/swapReason.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** What submitting does now, and the button's text. */
export interface SwapSubmission {
  /**
   * - `review`: opens the review of the quote
   * - `connect`: asks for a wallet
   * - `refetch`: fetches a new quote
   * - `deposit`: opens the deposit address panel
   * - `focus`: focuses the control that has to be fixed
   * - `none`: nothing, while the page decides whether to allow the swap, a swap is pending, a new quote is being requested, or the
   *   provider's rate limit prevents requests
   */
  kind: 'review' | 'connect' | 'refetch' | 'deposit' | 'focus' | 'none'
  label: MessageKey
  values: SwapReason['values']
  /** Name of the control that has to be fixed. */
  control: string
}

interface SubmissionInput {
  side: SwapValue['side']
  parsed: Pick<ParsedSwap, 'pay' | 'receive'>
  /** The first reason that prevents submitting. */
  reason: SwapReason | undefined
  quote: Quote | undefined
  opensDeposit: boolean
  isQuoteRefused: boolean
  isQuoteRenewing: boolean
  isQuoteLimited: boolean
  /** The user has rejected the swap in the wallet. */
  isRejected: boolean
}

/** Decides what submitting does. */
export function submissionOf(input: SubmissionInput, settings: SwapFacts['settings']): SwapSubmission {
  const { side, reason } = input
  return {
    kind: kindOf(input, settings),
    label: reason?.label ?? labelOf(input, settings),
    values: reason?.values,
    control: reason?.field === undefined || reason.field === 'amount' ? `${side}Amount` : reason.field,
  }
}

/** Whether submitting does anything but point to a problem. */
export function isActionable({ kind }: SwapSubmission): boolean {
  return kind !== 'focus' && kind !== 'none'
}

function kindOf(
  { reason, quote, opensDeposit, isQuoteRefused, isQuoteRenewing, isQuoteLimited }: SubmissionInput,
  { onConnectWallet }: SwapFacts['settings'],
): SwapSubmission['kind'] {
  switch (reason?.code) {
    case undefined:
      return quote ? 'review' : 'focus'
    case 'vetoPending':
    case 'swapPending':
      return 'none'
    case 'connect':
      return onConnectWallet ? 'connect' : 'focus'
    case 'quoteExpired':
      return isQuoteRenewing ? 'none' : 'refetch'
    case 'quoteError':
      if (isQuoteLimited || isQuoteRenewing) return 'none'
      return isQuoteRefused ? 'focus' : 'refetch'
    case 'depositOnly':
      return opensDeposit ? 'deposit' : 'focus'
    default:
      return 'focus'
  }
}

/**
 * The button's text if nothing prevents submitting: another attempt after a rejection, otherwise the review's title or, if the review is
 * only shown when needed, the action itself.
 */
function labelOf(
  { parsed: { pay, receive }, isRejected }: Pick<SubmissionInput, 'parsed' | 'isRejected'>,
  { checkout, review }: SwapFacts['settings'],
): MessageKey {
  if (isRejected) return 'progress.tryAgain'
  const skipsReview = review === 'whenNeeded'
  if (checkout) return skipsReview ? 'checkout.submit' : 'checkout.review'
  if (isBridge({ originChainId: pay?.chainId, destinationChainId: receive?.chainId }))
    return skipsReview ? 'swap.submit.bridge' : 'review.title.bridge'
  return skipsReview ? 'swap.submit.swap' : 'review.title'
}

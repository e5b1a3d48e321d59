import type { Quote } from '../../../../actions/getQuote.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import type { EnteredSwap } from '../entered/parseOptions.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapReason } from '../reasons/swapReason.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** What submitting does now, and what the button says. */
export interface SwapSubmission {
  /**
   * - `review`: opens the review of the quote
   * - `connect`: asks for a wallet
   * - `refetch`: asks for a new quote
   * - `deposit`: leads to the deposit address panel
   * - `mend`: nothing but lead to the control that has to be mended
   * - `none`: nothing, while the page is asked whether it lets the transfer happen
   */
  kind: 'review' | 'connect' | 'refetch' | 'deposit' | 'mend' | 'none'
  label: MessageKey
  values: SwapReason['values']
  /** Name of the control that has to be mended. */
  control: string
}

interface SubmissionInput {
  side: SwapValue['side']
  entered: Pick<EnteredSwap, 'pay' | 'receive'>
  /** The first that stands against submitting. */
  reason: SwapReason | undefined
  quote: Quote | undefined
  opensDeposit: boolean
  isQuoteRefused: boolean
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

/** Whether submitting leads on. */
export function leadsOn({ kind }: SwapSubmission): boolean {
  return kind !== 'mend' && kind !== 'none'
}

function kindOf(
  { reason, quote, opensDeposit, isQuoteRefused }: SubmissionInput,
  { onConnectWallet }: SwapFacts['settings'],
): SwapSubmission['kind'] {
  switch (reason?.code) {
    case undefined:
      return quote ? 'review' : 'mend'
    case 'vetoPending':
      return 'none'
    case 'connect':
      return onConnectWallet ? 'connect' : 'mend'
    case 'quoteExpired':
      return 'refetch'
    case 'quoteError':
      return isQuoteRefused ? 'mend' : 'refetch'
    case 'depositOnly':
      return opensDeposit ? 'deposit' : 'mend'
    default:
      return 'mend'
  }
}

/** What the button says when nothing stands against submitting. */
function labelOf(
  { entered: { pay, receive } }: Pick<SubmissionInput, 'entered'>,
  { checkout }: SwapFacts['settings'],
): MessageKey {
  if (checkout) return 'checkout.submit'
  return pay?.chainId === receive?.chainId ? 'swap.submit.swap' : 'swap.submit.bridge'
}

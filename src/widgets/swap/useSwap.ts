'use client'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Token } from '../../config/tokens/token.ts'
import type { QuoteStatus } from '../../hooks/useQuoteStatus.ts'
import { useLocale } from '../shared/messages/useLocale.ts'
import { useMessages } from '../shared/messages/useMessages.ts'
import { shownAmount } from './model/quote/shownAmount.ts'
import type { SwapActions } from './model/swapActions.ts'
import { useSwapContext, useSwapDerived, useSwapFacts, useSwapState } from './model/swapContext.ts'
import type { EnteredSwap } from './model/entered/parseOptions.ts'
import { blockingReason, type SwapReason } from './model/reasons/swapReason.ts'
import type { SwapValue } from './model/entered/swapValue.ts'
import { useSwapSubmit } from './model/submit/useSwapSubmit.ts'

/** One side of the form. */
export interface SwapSideState {
  /** Undefined while none is chosen, or one that the page does not know. */
  token: Token | undefined
  /** What stands in the amount field: what was entered, or what the quote says; `''` for nothing. */
  text: string
  /** `entered` is the person's own; the others tell of the quote that the amount comes from. */
  status: 'entered' | 'empty' | 'loading' | 'ready' | 'outdated'
  /** The page does not let the token be changed. */
  isLocked: boolean
}

/** What prevents submitting, or a warning. */
export interface SwapMessage extends SwapReason {
  /** The sentence, in the reader's language. */
  text: string
}

export interface UseSwapReturnType extends Pick<
  EnteredSwap,
  'recipient' | 'refundTo' | 'slippage' | 'canTopup' | 'canUsePermit'
> {
  /** Everything that is entered, as it was written. */
  value: SwapValue
  pay: SwapSideState
  receive: SwapSideState
  /** What the wallet holds of the token to pay, in base units; undefined while unknown. */
  balance: bigint | undefined
  /** What a quote is asked for; undefined while something is missing or wrong. */
  parameters: GetQuoteParameters | undefined
  /**
   * The newest quote, also while it is too old or something stands against it, and the price that a visitor saw until a wallet that
   * connects has its own; `canSubmit` says whether it may be submitted.
   */
  quote: Quote | undefined
  /** The quote tells a price, as long as no wallet is connected: say so beside it. It can't be submitted. */
  isIndicative: boolean
  /** How good the quote is, for what is entered. */
  status: QuoteStatus
  /** Why there is no quote. */
  error: Error | null
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapMessage[]
  /** The first that stands against it; undefined when nothing does. */
  reason: SwapMessage | undefined
  /** What the form's own button says: what stands against submitting, in short, or what `submit` does. */
  submitText: string
  /** Whether `submit` leads on. */
  canSubmit: boolean
  /**
   * Opens the review of the quote; without one asks for a wallet, or for a new quote, where that is what is missing. Does nothing right
   * after an action of yours: wait for `canSubmit`, which tells of the new quote.
   */
  submit: () => void
  /** The same functions for as long as the form is there. */
  actions: SwapActions
}

/**
 * The state of the form around it: what is entered, what follows from it, and what the user can do. Your own parts can show and
 * do everything that the form's parts can. Rerenders on every keystroke, so leave it out of parts that don't need it.
 *
 * @example
 * function PayField() {
 *   const { pay, actions } = useSwap()
 *   return <input value={pay.text} onChange={(event) => actions.setAmount('pay', event.target.value)} />
 * }
 * // <Swap.Root><PayField /></Swap.Root>
 *
 * @throws {PartOutsideRootError} outside of `Swap.Root`.
 */
export function useSwap(): UseSwapReturnType {
  const name = 'useSwap'
  const translate = useMessages()
  const locale = useLocale()
  const { store, settings } = useSwapContext(name)
  const { quote, balance } = useSwapFacts(name)
  const value = useSwapState(name, (state) => state.value)
  const { entered, parameters, reasons, status, indicativeQuote } = useSwapDerived(name, (derived) => derived)
  const { submission, canSubmit, submit } = useSwapSubmit(name)
  const messages = reasons.map((reason) => ({ ...reason, text: translate(reason.message, reason.values) }))
  const sideOf = (side: 'pay' | 'receive'): SwapSideState => ({
    token: entered[side],
    ...shownAmount(side, {
      entered: value.side === side ? value.amount : undefined,
      quote,
      token: entered[side],
      status,
      locale,
    }),
    isLocked: settings.lock?.includes(side) ?? false,
  })
  const { recipient, refundTo, slippage, canTopup, canUsePermit } = entered
  return {
    value,
    pay: sideOf('pay'),
    receive: sideOf('receive'),
    recipient,
    refundTo,
    slippage,
    canTopup,
    canUsePermit,
    balance,
    parameters,
    quote: quote.data,
    isIndicative: indicativeQuote !== undefined,
    status,
    error: quote.error,
    reasons: messages,
    reason: blockingReason(messages),
    submitText: translate(submission.label, submission.values),
    canSubmit,
    submit,
    actions: store.actions,
  }
}

'use client'
import type { FormSide } from '../shared/model/formSide.ts'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Token } from '../../utils/tokens/token.ts'
import type { DepositRefusal } from '../../deposit/request/findDepositRefusal.ts'
import type { QuoteStatus } from '../../hooks/useQuoteStatus.ts'
import { useLocale } from '../shared/messages/useLocale.ts'
import { useMessages } from '../shared/messages/useMessages.ts'
import type { EnteredAmount } from '../shared/model/figures/enteredAmount.ts'
import { useRefreshQuote } from './model/submit/useRefreshQuote.ts'
import { useMaxAmount } from './model/quote/useMaxAmount.ts'
import { useSwapDeposit } from './model/submit/useSwapDeposit.ts'
import { useReasonText } from './model/submit/useReasonText.ts'
import { useSwapNotice, type SwapNoticeText } from './model/submit/useSwapNotice.ts'
import { shownAmount } from './model/quote/shownAmount.ts'
import type { SwapActions } from './model/store/swapActions.ts'
import { useSwapContext, useSwapDerived, useSwapFacts, useSwapState } from './model/swapContext.ts'
import { isControlLocked } from './model/settings/isControlLocked.ts'
import type { ParsedSwap } from './model/entered/parsedSwap.ts'
import { blockingReason, type SwapReason } from './model/reasons/swapReason.ts'
import type { SwapValue } from './model/entered/swapValue.ts'
import { useSwapSubmit } from './model/submit/useSwapSubmit.ts'

/** One side of the form. */
export interface SwapSideState {
  /** Undefined if none is selected, or if the page doesn't know it. */
  token: Token | undefined
  /** The text of the amount field: what was entered, or the quote's amount; `''` if empty. */
  text: string
  /** `entered` is the user's own amount; the others describe the quote that the amount comes from. */
  status: 'entered' | 'empty' | 'loading' | 'ready' | 'outdated'
  /** The page has locked the token. */
  isLocked: boolean
}

/** The way to pay from another wallet or an exchange. */
export interface SwapDepositAddress {
  /** Why the provider has no address for the selected route; undefined if it has one. */
  refusal: DepositRefusal | undefined
  /** Whether there is no other way to pay; `submit` then opens the panel, too. */
  isOnlyWay: boolean
  /** Shows the page's deposit address panel in place of the form; does nothing until the page has set what it controls. */
  open: () => void
}

/** What prevents submitting, or a warning. */
export interface SwapMessage extends SwapReason {
  /** The message in the user's language. */
  text: string
}

export interface UseSwapReturnType extends Pick<
  ParsedSwap,
  'recipient' | 'refundTo' | 'slippage' | 'canTopup' | 'canUsePermit'
> {
  /** All values, as entered. */
  value: SwapValue
  pay: SwapSideState
  receive: SwapSideState
  /** What `value.amount` means, or why it can't be read, with `suggestions` of what may be meant. */
  amount: EnteredAmount
  /** Balance of the token to pay, in base units; undefined while unknown. */
  balance: bigint | undefined
  /** The most of it that can be paid: of a native token, the network fee is kept. Undefined while unknown. */
  maxAmount: bigint | undefined
  /** The quote's parameters; undefined while one is missing or invalid. */
  parameters: GetQuoteParameters | undefined
  /**
   * The newest quote, even if it is too old or can't be submitted; without a wallet, an indicative price, which stays until a
   * connected wallet has its own quote. `canSubmit` says whether it may be submitted.
   */
  quote: Quote | undefined
  /** The quote is only a price, since no wallet is connected: say so next to it. It can't be submitted. */
  isIndicative: boolean
  /** The status of the quote for the current values. */
  status: QuoteStatus
  /** The error of the last quote request. */
  error: Error | null
  /** Fetches a new quote at once; does nothing without `parameters`, or while a quote is reviewed or executed. */
  refreshQuote: () => void
  /** Whether the user has paused automatic refreshes with `actions.setAutoRefresh`. */
  isAutoRefreshOff: boolean
  /** What prevents submitting, the most useful to fix first, and warnings. */
  reasons: readonly SwapMessage[]
  /** The first reason that prevents submitting; undefined if there is none. */
  reason: SwapMessage | undefined
  /** The risks accepted with `actions.setRiskAccepted`, by ID. */
  acceptedRisks: readonly string[]
  /** The message of `Swap.Notice`, including errors of the quote or swap. */
  notice: SwapNoticeText
  /** Undefined if the page doesn't offer to pay the selected route to a deposit address. */
  depositAddress: SwapDepositAddress | undefined
  /** The text of the form's own button: what prevents submitting, in short, or what `submit` does. */
  submitText: string
  /** Whether `submit` can do something. */
  canSubmit: boolean
  /**
   * Opens the review of the quote. Without a quote, connects a wallet or fetches a new quote, whichever is needed. Does
   * nothing right after a change, whose quote is still to come.
   */
  submit: () => void
  /** The functions keep their identity while the form is mounted. */
  actions: SwapActions
}

/**
 * The state of the surrounding form: the entered values, what follows from them, and the possible actions. Your own parts can show and do
 * everything that the form's own parts can, except for the review and the progress, which belong to `Swap.Root`. Rerenders on every
 * keystroke, so leave it out of parts that don't need it.
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
  const { value, acceptedRisks, isAutoRefreshOff } = useSwapState(store, (state) => state)
  const { parsed, parameters, reasons, status, indicativeQuote } = useSwapDerived(name, (derived) => derived)
  const { submission, canSubmit, submit } = useSwapSubmit(name)
  const { maxAmount } = useMaxAmount(parsed.pay, balance)
  const refreshQuote = useRefreshQuote(name)
  const notice = useSwapNotice(name)
  const { way, open } = useSwapDeposit(name)
  const reasonText = useReasonText(name)
  const messages = reasons.map((reason) => ({ ...reason, text: reasonText(reason) }))
  const sideOf = (side: FormSide): SwapSideState => ({
    token: parsed[side],
    ...shownAmount(side, {
      entered: value.side === side ? value.amount : undefined,
      quote,
      token: parsed[side],
      status,
      locale,
    }),
    isLocked: isControlLocked(settings, side),
  })
  const { amount, recipient, refundTo, slippage, canTopup, canUsePermit } = parsed
  return {
    value,
    pay: sideOf('pay'),
    receive: sideOf('receive'),
    recipient,
    refundTo,
    slippage,
    canTopup,
    canUsePermit,
    amount,
    balance,
    maxAmount,
    parameters,
    quote: quote.data,
    isIndicative: indicativeQuote !== undefined,
    status,
    error: quote.error,
    refreshQuote,
    isAutoRefreshOff,
    reasons: messages,
    reason: blockingReason(messages),
    acceptedRisks,
    notice,
    depositAddress: way && { refusal: way.refusal, isOnlyWay: way.isOnlyWay, open },
    submitText: translate(submission.label, submission.values),
    canSubmit,
    submit,
    actions: store.actions,
  }
}

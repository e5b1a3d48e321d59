import type { Quote } from '../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import { CausewayError } from '../../../errors/base.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { parseSwapAmount } from './entered/parseSwapAmount.ts'
import { parseOptions, type EnteredSwap } from './entered/parseOptions.ts'
import type { SwapValue } from './entered/swapValue.ts'
import { isIndicativeQuote } from './quote/indicativeQuote.ts'
import { toQuoteParameters } from './quote/toQuoteParameters.ts'
import { sidesOf } from './reasons/sideFacts.ts'
import { blockingReason, type SwapReason } from './reasons/swapReason.ts'
import { swapReasons } from './reasons/swapReasons.ts'
import { toReasonsInput } from './reasons/toReasonsInput.ts'
import { depositWayOf, type SwapDepositWay } from './derived/depositWay.ts'
import { noticeOf, type SwapNoticeState } from './derived/notice.ts'
import { submissionOf, type SwapSubmission } from './derived/submission.ts'
import type { SwapFacts } from './swapFacts.ts'

/** What is entered, and what was said about it. */
export interface SwapInput {
  value: SwapValue
  /** The value when typing paused. @default `value`: nobody types */
  committed?: SwapValue | undefined
  /** Risks that the person accepted. @default [] */
  acceptedRisks?: readonly string[] | undefined
  /** The page's own reason against going on. */
  veto?: string | undefined
  /** The page is asked whether it lets the transfer happen. @default false */
  isVetoPending?: boolean | undefined
}

/** What follows from what is entered and what is known. */
export interface DerivedSwap {
  entered: EnteredSwap
  /** What a quote is asked for; undefined while something is missing or wrong, or somebody types. */
  parameters: GetQuoteParameters | undefined
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  /** How good the quote is, for what is entered. */
  status: QuoteStatus
  /** The quote that may be submitted; undefined while anything but the page's answer stands against it. */
  quote: Quote | undefined
  /** Tells a price while no wallet is connected. Nothing but shown: it is never submitted. */
  indicativeQuote: Quote | undefined
  /** What submitting does, and what the button says: the `label` of `reason`, if there is one. */
  submission: SwapSubmission
  /** What to say of what is wrong, asked, or good to know. */
  notice: SwapNoticeState
  /** How what is chosen may be paid to a deposit address; undefined where the page does not offer that. */
  depositWay: SwapDepositWay | undefined
}

/**
 * The form as one function: whatever it shows or asks for is in here. Asked with what was entered when typing paused, it
 * says what to ask for; with all that became known since then, what the parts show.
 *
 * @param parseAmount A form's own, which remembers what it parsed.
 */
export function derive(
  { value, committed = value, acceptedRisks = [], veto, isVetoPending = false }: SwapInput,
  facts: SwapFacts,
  parseAmount = parseSwapAmount,
): DerivedSwap {
  const { account, settings } = facts
  // An amount counts at once. Other texts count when typing pauses: nobody is corrected in the middle of an address.
  const entered = {
    ...parseOptions(committed, facts),
    amount: parseAmount({ ...committed, side: value.side, amount: value.amount }, facts),
  }
  const isTyping = value !== committed
  // Between a change and the next render the quote is still that of what was entered before.
  const isOutdated = isTyping || (facts.foundFor ?? committed) !== committed
  const status = isOutdated ? 'loading' : (facts.quote?.status ?? 'idle')
  const sides = sidesOf(value, entered, facts)
  const depositWay = depositWayOf(value.side, { ...sides, slippage: entered.slippage }, facts)
  const opensDeposit = depositWay !== undefined && depositWay.isOnlyWay && !depositWay.refusal
  const isQuoteRefused = status === 'error' && !isRetryable(facts.quote?.error)
  const decided = { acceptedRisks, veto, isVetoPending, opensDeposit, isQuoteRefused }
  const { reasons, canRequestQuote } = swapReasons(
    toReasonsInput({ value, entered, sides, status, ...decided }, facts),
  )
  const reason = blockingReason(reasons)
  const known = facts.quote?.data
  const isIndicative = known !== undefined && isIndicativeQuote(known)
  // While the page is asked about it, the quote stays what it is.
  const isBlocked = reasons.some(({ code, kind }) => kind !== 'warning' && code !== 'vetoPending')
  const quote = isBlocked || isIndicative ? undefined : known
  return {
    entered,
    // Half of what is entered is older than the rest until typing pauses.
    parameters: canRequestQuote && !isTyping ? toQuoteParameters(value, entered, facts) : undefined,
    reasons,
    reason,
    status,
    quote,
    indicativeQuote: isIndicative && !account && status !== 'error' ? known : undefined,
    submission: submissionOf(
      { side: value.side, entered, reason, quote, opensDeposit, isQuoteRefused },
      settings,
    ),
    notice: noticeOf(reasons, facts),
    depositWay,
  }
}

/** The same parameters may get an answer later; otherwise only other ones can. */
function isRetryable(error: Error | null | undefined): boolean {
  return error instanceof CausewayError && error.retryable
}

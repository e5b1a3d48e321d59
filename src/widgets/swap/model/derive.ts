import { replaceEqualDeep } from '@tanstack/react-query'
import type { Quote } from '../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { ParsedSwap } from './entered/parsedSwap.ts'
import { plainParser, type SwapParser } from './entered/swapParser.ts'
import type { SwapValue } from './entered/swapValue.ts'
import { isIndicativeQuote } from './quote/indicativeQuote.ts'
import { isRetryable } from './quote/isRetryable.ts'
import { toQuoteParameters } from './quote/toQuoteParameters.ts'
import { sidesOf } from './reasons/swapSides.ts'
import { blockingReason, type SwapReason } from './reasons/swapReason.ts'
import { swapReasons } from './reasons/swapReasons.ts'
import { toReasonsInput } from './reasons/toReasonsInput.ts'
import { depositWayOf, type SwapDepositWay } from './derived/depositWay.ts'
import { noticeOf, type SwapNoticeState } from './derived/notice.ts'
import { submissionOf, type SwapSubmission } from './derived/submission.ts'
import type { SwapFacts } from './swapFacts.ts'

/** The entered values, and what the user accepted. */
export interface SwapInput {
  value: SwapValue
  /** The values as of the last pause in typing. @default `value`: the user isn't typing */
  committed?: SwapValue | undefined
  /** Risks that the user accepted. @default [] */
  acceptedRisks?: readonly string[] | undefined
  /** The page's own reason to stop. */
  veto?: string | undefined
  /** The page is deciding whether to allow the swap. @default false */
  isVetoPending?: boolean | undefined
}

/** Everything that follows from the entered values and the facts. */
export interface DerivedSwap {
  parsed: ParsedSwap
  /** The quote's parameters; undefined while something is missing or invalid, or the user is typing. */
  parameters: GetQuoteParameters | undefined
  /** What prevents submitting, the most useful to fix first, and warnings. */
  reasons: readonly SwapReason[]
  /** The first reason that prevents submitting. */
  reason: SwapReason | undefined
  /** The status of the quote for the entered values. */
  status: QuoteStatus
  /** The quote that may be submitted; undefined if anything but the page's pending decision prevents it. */
  quote: Quote | undefined
  /** A price shown while no wallet is connected. It is never submitted. */
  indicativeQuote: Quote | undefined
  /** What submitting does, and the button's text: the `label` of `reason`, if there is one. */
  submission: SwapSubmission
  /** The message about a problem, a question or a notice. */
  notice: SwapNoticeState
  /** How the selected route may be paid to a deposit address; undefined if the page doesn't offer that. */
  depositWay: SwapDepositWay | undefined
}

/**
 * The form as one pure function that returns everything it shows or requests. Called with the values as of the last
 * pause in typing, it returns what to request; called with the facts found since, what to show.
 *
 * @param parser What parses the texts: the form's own remembers its last results.
 */
export function derive(
  { value, committed = value, acceptedRisks = [], veto, isVetoPending = false }: SwapInput,
  facts: SwapFacts,
  parser: SwapParser = plainParser,
): DerivedSwap {
  const { account, settings } = facts
  // The amount is used at once. Other texts are used when typing pauses, so that no error shows in the middle of typing an address.
  const parsed = {
    ...parser.parseOptions(committed, facts),
    amount: parser.parseAmount({ value, committed }, facts),
  }
  const isTyping = value !== committed
  const isFoundFor = facts.foundFor === undefined || isEqual(facts.foundFor, committed)
  // Between a change and the next render, the quote still belongs to the previous values.
  const isOutdated = isTyping || !isFoundFor
  const status = isOutdated ? 'loading' : (facts.quote?.status ?? 'idle')
  const sides = sidesOf(value, parsed, facts)
  const depositWay = depositWayOf(value.side, { ...sides, slippage: parsed.slippage }, facts)
  const opensDeposit = depositWay !== undefined && depositWay.isOnlyWay && !depositWay.refusal
  const isQuoteRefused = status === 'error' && !isRetryable(facts.quote?.error)
  const isQuoteRenewing = facts.quote?.isRenewing === true
  const decided = { acceptedRisks, veto, isVetoPending, opensDeposit, isQuoteRefused, isQuoteRenewing }
  const { reasons, canRequestQuote } = swapReasons(
    toReasonsInput({ value, parsed, sides, status, ...decided }, facts),
  )
  const reason = blockingReason(reasons)
  const known = facts.quote?.data
  const isIndicative = known !== undefined && isIndicativeQuote(known)
  // While the page decides or a swap runs, the quote stays unchanged.
  const isBlocked = reasons.some(({ code, kind }) => kind !== 'warning' && !keepsQuote.has(code))
  const quote = isBlocked || isIndicative ? undefined : known
  const notice = noticeOf(reasons, facts)
  return {
    parsed,
    // Until typing pauses, the committed values differ from the current ones.
    parameters: canRequestQuote && !isTyping ? toQuoteParameters(value, parsed, facts) : undefined,
    reasons,
    reason,
    status,
    quote,
    indicativeQuote: isIndicative && !account && status !== 'error' ? known : undefined,
    submission: submissionOf(
      {
        side: value.side,
        parsed,
        reason,
        quote,
        opensDeposit,
        isQuoteRefused,
        isQuoteRenewing,
        isQuoteLimited: facts.quote?.isRateLimited === true,
        isRejected: notice.status === 'rejected',
      },
      settings,
    ),
    notice,
    depositWay,
  }
}

/** Whether two values of the form are equal. */
function isEqual(one: object, other: object): boolean {
  return one === other || replaceEqualDeep(one, other) === one
}

const keepsQuote: ReadonlySet<SwapReason['code']> = new Set(['vetoPending', 'swapPending'])

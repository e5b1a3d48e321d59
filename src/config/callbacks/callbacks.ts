import type { Hex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { ExecutionStatus } from '../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../execution/state/executionSummary.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'

/** A quote without its steps: what was requested and what it would deliver. */
export type QuoteEvent = Readonly<Pick<Quote, 'parameters' | 'details' | 'fees' | 'receivedAt'>>

/** A swap, without calldata and signatures. */
export interface SwapEvent {
  /** ID of the swap in this browser. */
  readonly id: string
  /** ID of the swap at the provider; missing until the provider has assigned one. */
  readonly requestId: string | undefined
  readonly status: ExecutionStatus
  /** What is moved and between whom. Missing after a reload, since the browser's storage proves nothing; the history has it. */
  readonly summary: Readonly<ExecutionSummary> | undefined
  /**
   * The user's transactions that were sent, in order. After a reload, and for a payment to a deposit address, those that the
   * provider has seen.
   */
  readonly transactionHashes: readonly Hex[]
}

/** What failed. */
export interface FailureEvent {
  readonly error: Error
  /** Missing if a quote failed. */
  readonly swap: SwapEvent | undefined
  /** The quote's parameters; missing if a swap failed. */
  readonly parameters: GetQuoteParameters | undefined
}

/** An event with its facts. */
export type ConfigEvent =
  | ({ type: 'quote' } & QuoteEvent)
  | ({ type: 'start' | 'status' | 'success' | 'refund' } & SwapEvent)
  | ({ type: 'error' } & FailureEvent)

/**
 * Callbacks for a page's own state and analytics. Each swap is reported by the tab that runs it; after a reload, reports continue
 * where the earlier page stopped. A status reached just before the page closed may be reported twice, since it wasn't stored yet.
 * Facts are a copy: changing them has no effect. A payment to a deposit address is reported for as long as a hook or widget
 * tracks it. If a callback throws or rejects, the page's `error` event gets the error, and nothing else changes.
 */
export interface ConfigCallbacks {
  /** A quote arrived or was refreshed. */
  onQuote?: ((event: QuoteEvent) => void) | undefined
  /** A swap started. */
  onStart?: ((event: SwapEvent) => void) | undefined
  /** A swap's status changed, or differs from the one before a reload. */
  onStatus?: ((event: SwapEvent) => void) | undefined
  /** A swap was delivered. */
  onSuccess?: ((event: SwapEvent) => void) | undefined
  /** A swap was refunded. */
  onRefund?: ((event: SwapEvent) => void) | undefined
  /** A swap failed, and may still be refunded; or a quote failed. A rejected prompt isn't an error. */
  onError?: ((event: FailureEvent) => void) | undefined
  /** All of these events, each with its name as `type`. */
  onEvent?: ((event: ConfigEvent) => void) | undefined
}

/** The names of all callbacks. */
export const callbackNames = fieldNames<keyof ConfigCallbacks>({
  onQuote: true,
  onStart: true,
  onStatus: true,
  onSuccess: true,
  onRefund: true,
  onError: true,
  onEvent: true,
})

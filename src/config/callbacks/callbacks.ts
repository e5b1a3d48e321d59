import type { Hex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { ExecutionStatus } from '../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../execution/state/executionSummary.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'

/** A quote without its steps: what was requested and what it would deliver. */
export type QuoteEvent = Readonly<Pick<Quote, 'parameters' | 'details' | 'fees' | 'receivedAt'>>

/** A swap, without calldata and signatures. */
export interface TransferEvent {
  /** Names the transfer in this browser. */
  readonly id: string
  /** Names it at the service; missing until the service has named it. */
  readonly requestId: string | undefined
  readonly status: ExecutionStatus
  /** What is moved, between whom. Missing after a reload: the browser's store is no witness of it, the history has it. */
  readonly summary: Readonly<ExecutionSummary> | undefined
  /**
   * Transactions of the user, in their order, as far as they were sent; after a reload, and of a payment to a deposit address, those
   * that the service has seen.
   */
  readonly transactionHashes: readonly Hex[]
}

/** What failed. */
export interface FailureEvent {
  readonly error: Error
  /** Missing where it is a quote that could not be had. */
  readonly transfer: TransferEvent | undefined
  /** What was to be quoted; missing where a transfer failed. */
  readonly parameters: GetQuoteParameters | undefined
}

/** An event with its facts. */
export type ConfigEvent =
  | ({ type: 'quote' } & QuoteEvent)
  | ({ type: 'start' | 'status' | 'success' | 'refund' } & TransferEvent)
  | ({ type: 'error' } & FailureEvent)

/**
 * Callbacks for a page's own state and analytics. Each swap is reported by the tab that runs it; after a reload, reports continue
 * where the earlier page stopped. A status reached just before the page closed may be reported twice, since it wasn't stored yet.
 * Facts are a copy: changing them has no effect. A payment to a deposit address is reported for as long as a hook or widget
 * tracks it. If a callback throws or rejects, the page's `error` event gets the error, and nothing else changes.
 */
export interface ConfigCallbacks {
  /** A quote came, a refreshed one included. */
  onQuote?: ((event: QuoteEvent) => void) | undefined
  /** A transfer was begun. */
  onStart?: ((event: TransferEvent) => void) | undefined
  /** A transfer has another status than before, also than before a reload. */
  onStatus?: ((event: TransferEvent) => void) | undefined
  /** What was to arrive has arrived. */
  onSuccess?: ((event: TransferEvent) => void) | undefined
  /** The money went back. */
  onRefund?: ((event: TransferEvent) => void) | undefined
  /** A transfer failed, which a refund may follow, or a quote could not be had. A declined prompt is no error. */
  onError?: ((event: FailureEvent) => void) | undefined
  /** All of these, one after the other, each with its name as `type`. */
  onEvent?: ((event: ConfigEvent) => void) | undefined
}

/** Their names. */
export const callbackNames = fieldNames<keyof ConfigCallbacks>({
  onQuote: true,
  onStart: true,
  onStatus: true,
  onSuccess: true,
  onRefund: true,
  onError: true,
  onEvent: true,
})

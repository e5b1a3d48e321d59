import type { Hex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { ExecutionStatus } from '../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../execution/state/executionSummary.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'

/** A quote without its steps: what was asked, and what it would come to. */
export type QuoteEvent = Readonly<Pick<Quote, 'parameters' | 'details' | 'fees' | 'receivedAt'>>

/** A transfer, without calldata and signatures. */
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

/** What could not be done. */
export interface FailureEvent {
  readonly error: Error
  /** Missing where it is a quote that could not be had. */
  readonly transfer: TransferEvent | undefined
  /** What was to be quoted; missing where a transfer failed. */
  readonly parameters: GetQuoteParameters | undefined
}

/** Something that happened, with its facts. */
export type ConfigEvent =
  | ({ type: 'quote' } & QuoteEvent)
  | ({ type: 'start' | 'status' | 'success' | 'refund' } & TransferEvent)
  | ({ type: 'error' } & FailureEvent)

/**
 * Told what happens, for a page's own state and analytics. Each transfer is told of by the tab that runs it; one that was found
 * again after a reload from where the earlier page left it. A status that was reached in the moment of leaving, before it was
 * stored, may be told again. The facts are a copy that can't be changed. A payment to a deposit address is told of for as long as a hook
 * or widget follows it. What a
 * callback throws, or rejects with, goes to the page's `error` event and changes nothing.
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

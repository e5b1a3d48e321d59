import type { Quote } from '../../actions/getQuote.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import type { CausewayError } from '../../errors/base.ts'
import type { ExecutionItem, PromptIntent } from './executionItem.ts'
import type { ExecutionDecision, ExecutionState } from './executionState.ts'
import type { ExecutionSummary } from './executionSummary.ts'

/** An event of an execution. `index` is a position in `ExecutionState.items`. */
export type ExecutionEvent =
  | {
      type: 'started'
      id: string
      quote: Quote
      summary: ExecutionSummary
      requestId: string | undefined
      items: readonly ExecutionItem[]
      at: number
    }
  /** Taken up from the journal, to be followed and never prompted. */
  | { type: 'restored'; state: ExecutionState }
  | { type: 'chainRequested'; chainId: number }
  /** The wallet is asked for these items: several in one batch. */
  | { type: 'prompted'; indexes: readonly number[]; intent: PromptIntent }
  /** The wallet does no batches after all; one prompt after the other follows. */
  | { type: 'batchRefused'; error: CausewayError }
  /** The wallet has sent it; a batch under the id that the wallet gives it. */
  | { type: 'submitted'; index: number; transactionHash: `0x${string}` | undefined; callsId?: string }
  /** A store says by which transaction the wallet did what it was asked for, where its answer was lost. */
  | { type: 'hashFound'; index: number; transactionHash: `0x${string}` }
  /** The wallet sent the same transaction again, with more gas. */
  | { type: 'repriced'; index: number; transactionHash: `0x${string}` }
  /** A mined transaction no longer is, while it was awaited or before the provider has seen it. */
  | { type: 'reorganized'; index: number }
  /** Another transaction of the account was mined in its place, as far as the chain shows; or it is seen again. */
  | { type: 'missing'; index: number; isMissing: boolean }
  | { type: 'confirmed'; index: number; transactionHash?: `0x${string}` | undefined }
  | { type: 'signed'; index: number }
  /** The provider accepted a signature; it may have asked for more, and names their request. */
  | {
      type: 'posted'
      index: number
      appended: readonly ExecutionItem[]
      requestId?: string | undefined
    }
  | { type: 'statusSeen'; requestState: RequestState }
  | { type: 'statusUnavailable' }
  /** The journal took what had happened, or refused it. */
  | { type: 'stored'; isUnstored: boolean }
  /** Another request of the provider has the payment now, and is tracked. */
  | { type: 'superseded'; requestId: string }
  /** The wallet's answer to a prompt did not come or can't be believed. */
  | { type: 'answerLost'; indexes: readonly number[]; error: CausewayError }
  | { type: 'decisionNeeded'; decision: ExecutionDecision }
  /** The user wants to go on. */
  | { type: 'accepted' }
  /** `isUnresolved`: what was lost may have been sent, and stays lost. */
  | { type: 'rejected'; error: CausewayError; isUnresolved?: boolean | undefined }
  /**
   * `isUnsent`: the wallet, the chain and the service agree that what was prompted was never sent, or was never used: all that was lost,
   * or the one item at `index`.
   */
  | { type: 'failed'; error: CausewayError; isUnsent?: boolean | undefined; index?: number | undefined }
  /** The page follows it no more; what was sent stays sent. */
  | { type: 'stopped' }
  | { type: 'reset' }

/** An event with its position in the log. */
export interface LoggedEvent {
  /** Counts up from 1. */
  sequence: number
  /** Milliseconds since the epoch. */
  at: number
  event: ExecutionEvent
}

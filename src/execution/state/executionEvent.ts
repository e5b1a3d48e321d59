import type { Quote } from '../../actions/getQuote.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { ExecutionItem, PromptIntent } from './executionItem.ts'
import type { ExecutionDecision, ExecutionState } from './executionState.ts'
import type { ExecutionSummary } from './executionSummary.ts'

/** A wallet's answer about what it has sent. */
export interface WalletAnswer {
  /** Undefined if it named no transaction. */
  transactionHash: `0x${string}` | undefined
  /** The wallet's own ID of a batch. */
  callsId?: string | undefined
}

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
  /** Restored from the journal: it is followed and never prompts. */
  | { type: 'restored'; state: ExecutionState }
  | { type: 'chainRequested'; chainId: number }
  /** The wallet is prompted for these items; several are one batch. */
  | { type: 'prompted'; indexes: readonly number[]; intent: PromptIntent }
  /** The wallet refused the batch: its items are prompted one by one. */
  | { type: 'batchRefused'; error: CausewayError }
  /** The wallet has sent the item; `callsId` is the wallet's own ID of a batch. */
  | ({ type: 'submitted'; index: number } & WalletAnswer)
  /** The wallet answered a prompt whose execution was left: it has sent nothing. `promptedAt` is the `at` of the prompt's intent. */
  | { type: 'unsent'; indexes: readonly number[]; promptedAt: number; error: CausewayError }
  /** The journal has the wallet's answer to a prompt whose answer was lost. */
  | ({ type: 'hashFound'; index: number } & WalletAnswer)
  /** The network knows the transaction that was sent, and so its nonce. */
  | { type: 'transactionSeen'; index: number; transactionHash: `0x${string}`; nonce: number }
  /** The wallet sent the same transaction again, with more gas. */
  | { type: 'repriced'; index: number; transactionHash: `0x${string}` }
  /** A reorg dropped a mined transaction, while it was awaited or before the provider saw it. */
  | { type: 'reorganized'; index: number }
  /** The network no longer knows the transaction, or knows it again. */
  | { type: 'missing'; index: number; isMissing: boolean }
  | { type: 'confirmed'; index: number; transactionHash?: `0x${string}` | undefined }
  | { type: 'signed'; index: number }
  /** The provider accepted a signature. It may append items, and name the request. */
  | {
      type: 'posted'
      index: number
      appended: readonly ExecutionItem[]
      requestId?: string | undefined
    }
  | { type: 'statusSeen'; requestState: RequestState }
  | { type: 'statusUnavailable' }
  /** The journal stored the state, or refused to. */
  | { type: 'stored'; isUnstored: boolean }
  /** Another request superseded this one and has its payment. It is tracked from now on. */
  | { type: 'superseded'; requestId: string }
  /** The wallet didn't answer a prompt, or its answer isn't credible: it isn't known what was sent. */
  | { type: 'responseLost'; indexes: readonly number[]; error: CausewayError }
  /** Earlier payments of the same token are being looked up, or no longer are. */
  | { type: 'earlierChecked'; isChecking: boolean }
  | { type: 'decisionNeeded'; decision: ExecutionDecision }
  /** The user wants to go on. */
  | { type: 'accepted' }
  /** `isUnresolved`: items whose answer was lost may have been sent, and stay `lost`. */
  | { type: 'rejected'; error: CausewayError; isUnresolved?: boolean | undefined }
  /**
   * `isUnsent`: nothing can be paid anymore, since a permit was never used or a signed text pays nothing. It applies to the item at `index`
   * or, without one, to all lost items.
   */
  | { type: 'failed'; error: CausewayError; isUnsent?: boolean | undefined; index?: number | undefined }
  /** The page stops following it; what was sent stays sent. */
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

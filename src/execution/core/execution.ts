import type { Address } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { AuditOptions } from '../../audit/auditOptions.ts'
import type { Clock } from '../../utils/time/clock.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { LoggedEvent } from '../state/executionEvent.ts'
import type { ExecutionState } from '../state/executionState.ts'
import type { PaidOrder } from '../state/executionSummary.ts'
import type { ExecutionRecord } from '../records/executionRecord.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { Locks } from '../ports/locks/locks.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'
import type { RequestWatcher } from '../watch/createRequestWatcher.ts'

/** Options of `createExecution`. Each has a default, so a page in a browser needs none of them. */
export interface CreateExecutionOptions {
  /** Tells the time and waits. @default the client's */
  clock?: Clock | undefined
  /** Keeps pending executions across reloads. @default createWebStorageJournal() */
  journal?: Journal | undefined
  /** Keeps several tabs from prompting at once. @default createWebLocks() */
  locks?: Locks | undefined
  /** Tracks requests. @default createRequestWatcher(client) */
  requestWatcher?: RequestWatcher | undefined
  /**
   * Audit options that quotes must pass in addition to the built-in rules. The contracts and chain names of the client's
   * deployment are added.
   * @default none
   */
  getAudit?: (() => AuditOptions) | undefined
  /**
   * Reads which account the page uses now, before each prompt. If it differs from the quote's, or is `undefined` (none), nothing more is
   * prompted.
   * @default the same account
   */
  readAccount?: ((account: Address) => Promise<Address | undefined>) | undefined
  /** Creates a unique ID for an execution. @default 16 random bytes */
  createId?: (() => string) | undefined
}

/** What the user has already accepted of a quote, and the order that it pays. */
export interface StartExecutionOptions extends PaidOrder {
  /** `digestQuote()` of what the user saw and accepted. @default the digest of the given quote */
  acceptedDigest?: string | undefined
  /** Audit findings that the user saw and accepted: the user isn't asked about them again. @default none */
  acceptedFindings?: readonly AuditFinding[] | undefined
}

/** What starting an execution needs: the connected wallet, and the chain reader. */
export interface StartExecutionConnection {
  wallet: Wallet
  chainReader: ChainReader
  /** Whether a wallet that is `ready` for batches may upgrade the account to a smart account for them (EIP-7702). @default false */
  allowAccountUpgrade?: boolean | undefined
  /** Audit options that the quote must pass in addition to the built-in rules. Options left out keep the execution's own values. */
  audit?: AuditOptions | undefined
}

/** What tracking an execution needs. */
export interface ResumeExecutionConnection {
  readonly chainReader: ChainReader
  /** Read whenever a batch's status is needed, so it may become available later than the rest. */
  readonly wallet?: Wallet | undefined
}

/** Executes quotes one at a time and holds their state, without React. */
export interface Execution {
  getState(): ExecutionState
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Calls the listener for every event, in order; returns a function that unsubscribes. */
  subscribeEvents(listener: (entry: LoggedEvent) => void): () => void
  /**
   * Audits the quote, prompts the wallet for each transaction and signature, and tracks the request to its end. Call it from a user
   * gesture. Resolves with the final state, also after a rejection or a failure.
   *
   * @throws {InvalidArgumentError} when `quote` or `connection` is invalid; nothing was prompted.
   * @throws {ExecutionPendingError} when one is pending.
   */
  start(
    quote: Quote,
    connection: StartExecutionConnection,
    options?: StartExecutionOptions,
  ): Promise<ExecutionState>
  /**
   * Resumes an execution from the journal: tracks it and never prompts.
   *
   * @returns false when another tab has it.
   *
   * @throws {InvalidArgumentError} when `record` or `connection` is invalid.
   * @throws {ExecutionPendingError} when one is pending.
   */
  resume(record: ExecutionRecord, connection: ResumeExecutionConnection): Promise<boolean>
  /** Answers the pending decision (status `attention`) with yes. It may prompt: call it from a user gesture. */
  proceed(): void
  /** Answers the pending decision with no. A prompt that wasn't seen (`notSeen`) stays in the journal, unresolved. */
  decline(): void
  /**
   * Gives up on a prompt that the wallet doesn't show. A chain switch is abandoned; a prompt becomes `unknown` and can be
   * dismissed. This never prompts again, and a late answer still counts until the execution is dismissed.
   */
  giveUpPrompt(): void
  /**
   * Dismisses an execution that is finished, hasn't prompted yet (`auditing`), or waits for something that may never come
   * (`confirming`, `unknown`, `filling`, a decision). The journal keeps what was, or may have been, sent. Does nothing while the
   * wallet is being asked.
   */
  reset(): void
  /**
   * Ends everything that this execution does, including polls and timers, and leaves it `idle`. A final state that can't change anymore
   * stays. Sent transactions remain sent and in the journal, where a list of executions resumes them.
   */
  stop(): void
}

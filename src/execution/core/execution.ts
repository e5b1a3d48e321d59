import type { Address } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { AuditOptions } from '../../audit/auditOptions.ts'
import type { Clock } from '../../utils/time/clock.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { LoggedEvent } from '../state/executionEvent.ts'
import type { ExecutionState } from '../state/executionState.ts'
import type { ExecutionRecord } from '../ports/journal/executionRecord.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { Locks } from '../ports/locks/locks.ts'
import type { ExecutionConnection } from '../ports/run/run.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'
import type { RequestWatcher } from '../watch/createRequestWatcher.ts'

export interface CreateExecutionOptions {
  /** Tells the time and waits. @default the client's */
  clock?: Clock | undefined
  /** Keeps pending executions over a reload. @default createWebStorageJournal() */
  journal?: Journal | undefined
  /** Keeps several tabs from prompting at once. @default createWebLocks() */
  locks?: Locks | undefined
  /** Follows requests. @default createRequestWatcher(client) */
  requestWatcher?: RequestWatcher | undefined
  /** What quotes must pass beside the built-in rules. The contracts and chain names of the client's deployment are added. @default none */
  getAudit?: (() => AuditOptions) | undefined
  /**
   * The account that the page has in place of the one that a quote is for, asked before each prompt: with another one, or `undefined` for
   * none, nothing is prompted any more. @default the same account
   */
  readAccount?: ((account: Address) => Promise<Address | undefined>) | undefined
  /** Names an execution; never the same twice. @default 16 random bytes */
  createId?: (() => string) | undefined
}

export interface StartExecutionOptions {
  /** `digestQuote()` of what the user saw and accepted. @default that of the quote given */
  acceptedDigest?: string | undefined
  /** Findings of the audit that the user saw and accepted: they are not asked about again. @default none */
  acceptedFindings?: readonly AuditFinding[] | undefined
  /** What the page calls the order that is paid: stored with the transfer, and in its `summary`. @default none */
  orderId?: string | undefined
}

/** What tracking an execution needs. */
export interface ResumeConnection {
  readonly chainReader: ChainReader
  /** Read whenever a batch is asked about; it may be there later than the rest. */
  readonly wallet?: Wallet | undefined
}

/** Executes quotes one at a time and holds their state, without React. */
export interface Execution {
  getState(): ExecutionState
  /** Calls back after every change; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /** Calls back with everything that happens, in order; returns a function that ends it. */
  subscribeEvents(listener: (entry: LoggedEvent) => void): () => void
  /**
   * Audits the quote, prompts the wallet for each transaction and signature, and follows the request to its end. Call
   * it from a user's gesture. Resolves with the state in which it ended, also after a rejection or a failure.
   *
   * @throws {InvalidArgumentError} when `quote` or `connection` is none; nothing was prompted.
   * @throws {ExecutionPendingError} when one is pending.
   */
  start(
    quote: Quote,
    connection: ExecutionConnection,
    options?: StartExecutionOptions,
  ): Promise<ExecutionState>
  /**
   * Takes up an execution from the journal: follows it, and never prompts.
   *
   * @returns false when another tab has it.
   *
   * @throws {InvalidArgumentError} when `record` or `connection` is none.
   * @throws {ExecutionPendingError} when one is pending.
   */
  resume(record: ExecutionRecord, connection: ResumeConnection): Promise<boolean>
  /** Decides for going on, in the status `attention`. It may prompt: call it from a user's gesture. */
  proceed(): void
  /** Decides against it. What was not seen (`notSeen`) stays in the journal, unresolved. */
  decline(): void
  /**
   * The wallet was asked and shows nothing. A switch of the chain is given up; a prompt becomes `unknown`, which may be
   * left. Nothing is prompted again by this, and a late answer still counts while the execution is not left.
   */
  giveUpPrompt(): void
  /**
   * Leaves an execution that is over, that has asked the wallet for nothing yet (`auditing`), or that waits for what may
   * never come (`confirming`, `unknown`, `filling`, a decision): the journal keeps what was sent, and what may have been.
   * While the wallet is being asked it does nothing.
   */
  reset(): void
  /**
   * Ends everything that this execution does, polls and timers too, and leaves it `idle`. What was sent stays sent and in
   * the journal, where a list of executions takes it up again.
   */
  stop(): void
}

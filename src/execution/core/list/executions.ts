import type { JournalError } from '../../../errors/execution.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import type { UnreadableEntry } from '../../ports/journal/journalEntries.ts'
import type { Wallet } from '../../ports/wallet/wallet.ts'
import type { ExecutionState } from '../../state/executionState.ts'
import type { Execution } from '../execution.ts'

/** An execution stored in the journal. */
export interface ListedExecution {
  state: ExecutionState
  /**
   * Which tab runs the execution: `otherTab`, whose last stored state is `state`, or `here`, also if no tab does. `unknown` if the locks
   * don't answer.
   */
  place: 'here' | 'otherTab' | 'unknown'
  /**
   * This tab tracks the execution, or did, and `state` is its own. Otherwise `state` comes from the journal and, once asked, from the
   * provider.
   */
  isTracked: boolean
  /** Its payment was sent and may be mined at any moment, so that it can't be removed yet. */
  hasUnminedPayment: boolean
}

/** What a list of executions shows. */
export interface ExecutionsState {
  /** The journal was read. */
  isLoaded: boolean
  /**
   * Unfinished, or failed not long ago; newest first. At most twenty are tracked: the newest unfinished ones, then the newest failed ones.
   * The next one follows as soon as one of them ends or is forgotten.
   */
  pending: readonly ListedExecution[]
  /** Finished; newest first. */
  past: readonly ListedExecution[]
  /** Entries that can't be read. They are kept, since funds may depend on them. */
  unreadable: readonly UnreadableEntry[]
  /** How many entries `clear()` would remove, the current execution’s included. */
  clearableCount: number
  /**
   * Sent, but refused by the journal: transaction hashes, the wallet's IDs of batches, or else the request's ID. They aren't tracked once
   * the page is closed, so the user must note them. Those of the current execution are only in its state.
   */
  unsaved: readonly string[]
  /** The journal could not be read or changed. */
  error: JournalError | undefined
}

/** The list before the journal was read, and always on a server. */
export const noExecutions: ExecutionsState = {
  isLoaded: false,
  pending: [],
  past: [],
  unreadable: [],
  clearableCount: 0,
  unsaved: [],
  error: undefined,
}

/** What tracking executions needs. */
export interface OpenExecutionsConnection {
  chainReader: ChainReader
  getWallet?: (() => Wallet | undefined) | undefined
}

/** All executions of one provider that this browser knows, and the one that runs in this page. */
export interface Executions {
  /** The execution that runs quotes. */
  readonly current: Execution
  getState(): ExecutionsState
  /** Calls the listener after every change of the list; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Reads the journal and tracks what `pending` says; never prompts. Returns a function that ends it.
   *
   * @param connection `getWallet` returns the connected wallet, which is only asked what became of batches.
   */
  open(connection: OpenExecutionsConnection): () => void
  /**
   * Makes a pending execution the current one, to show it. False while another one is current and pending, or another tab has it.
   *
   * @throws {LocksError} if it isn't known whether another tab has it.
   */
  show(id: string): Promise<boolean>
  /**
   * Removes an execution from the journal: a finished one, an entry that can't be read, or one that this list follows and that only storage
   * calls pending, since anyone can write there. Not while `hasUnminedPayment`. The next payment no longer asks about a removed one, so let
   * the user decide.
   *
   * @returns false, with nothing removed, while it is pending in any tab, or when the journal refuses. Before `open()`, also for executions
   *   that failed within a day, transactions that the wallet may still send, for three days, and signatures that can still be used.
   */
  forget(id: string): Promise<boolean>
  /**
   * Removes every finished execution, and every entry that neither this nor a newer version can read. It keeps executions that failed
   * within a day, since they may still change; those that the wallet may still send, for 30 days, since the clock may be ahead; and those
   * whose signature can still be used: until three days after its deadline or, for a permit that leaves an approval (EIP-2612), for a month
   * after it.
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when the journal refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

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
   * Who runs the execution: `otherTab` – `state` is what that tab stored last – or `here`, also if no tab does. `unknown` if the locks don't
   * say.
   */
  place: 'here' | 'otherTab' | 'unknown'
  /**
   * This tab tracks the execution, or did, and reports it. Otherwise `state` comes from the journal and, once asked, from the
   * provider.
   */
  isFollowed: boolean
  /** Its payment was sent and may be mined at any moment, so that it can't be removed yet. */
  hasPendingPayment: boolean
}

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
   * What was sent and the journal can't keep: hashes of transactions, the wallet's IDs of batches, or a request's ID for what has neither. It isn't
   * tracked once the page is closed, so the user must note it. What the current execution sent isn't among it, but in its state.
   */
  unsaved: readonly string[]
  /** The journal could not be read or changed. */
  error: JournalError | undefined
}

/** Before the journal was read, and always on a server. */
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
   * @param connection `getWallet` gives the connected wallet, which is asked what became of batches and for nothing else.
   */
  open(connection: OpenExecutionsConnection): () => void
  /**
   * Makes a pending execution the current one, to show it. False while another one is current and pending, or another tab has it.
   *
   * @throws {LocksError} if it isn't known whether another tab has it.
   */
  show(id: string): Promise<boolean>
  /**
   * Removes an execution from the journal: a finished one, an entry that can't be read, or one that this list follows and that is pending
   * as far as storage alone says, since anyone can write there; not while `hasPendingPayment`. The next payment no longer asks about what
   * was removed, so let the user decide.
   *
   * @returns false, with nothing removed, while it is pending here or elsewhere, or when the journal refuses. Before `open()`, that
   * includes what failed within a day, what the wallet may still send, for three days, and what a signature can still pay.
   */
  forget(id: string): Promise<boolean>
  /**
   * Removes every finished execution, and what neither this nor a newer version can read. Executions that failed within a
   * day are kept, since there may be news of them, for three days those that the wallet may still send, and those that a signature can still
   * pay: until a day after its deadline, or for a month after that of a permit that leaves an approval (EIP-2612).
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when the journal refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

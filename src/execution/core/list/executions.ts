import type { JournalError } from '../../../errors/execution.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import type { UnreadableEntry } from '../../ports/journal/executionJournal.ts'
import type { Wallet } from '../../ports/wallet/wallet.ts'
import type { ExecutionState } from '../../state/executionState.ts'
import type { Execution } from '../execution.ts'

/** An execution stored in the journal. */
export interface ListedExecution {
  state: ExecutionState
  /** Another tab runs the execution; `state` is what that tab stored last. */
  isInOtherTab: boolean
  /** This tab follows the execution, or did, and reports it. Otherwise `state` comes from the journal and, once asked, the service. */
  isFollowed: boolean
}

export interface ExecutionsState {
  /** The journal was read. */
  isLoaded: boolean
  /** Not over, or failed not long ago; newest first. */
  pending: readonly ListedExecution[]
  /** Over; newest first. */
  past: readonly ListedExecution[]
  /** Entries that can't be read. They are kept, and may be about money. */
  unreadable: readonly UnreadableEntry[]
  /** How many entries `clear()` would remove, the current execution’s included. */
  clearableCount: number
  /** The journal could not be read. */
  error: JournalError | undefined
}

/** Before the journal was read, and for ever on a server. */
export const noExecutions: ExecutionsState = {
  isLoaded: false,
  pending: [],
  past: [],
  unreadable: [],
  clearableCount: 0,
  error: undefined,
}

/** What tracking executions needs. */
export interface ExecutionsConnection {
  chainReader: ChainReader
  getWallet?: (() => Wallet | undefined) | undefined
}

/** All executions of one provider that this browser knows, and the one that runs in this page. */
export interface Executions {
  /** Runs quotes. */
  readonly current: Execution
  getState(): ExecutionsState
  /** Calls back after every change of the list; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Reads the journal and follows what is pending in it; never prompts. Returns a function that ends it.
   *
   * @param connection `getWallet` gives the connected wallet, which is asked what became of batches and for nothing else.
   */
  open(connection: ExecutionsConnection): () => void
  /** Makes a pending execution the current one, to show it. False while another one is current and pending, or another tab has it. */
  show(id: string): Promise<boolean>
  /**
   * Removes an execution that is over, or an entry that can't be read, from the journal.
   *
   * @returns false, with nothing removed, while it is pending here or elsewhere as far as the journal says, or when the journal
   * refuses. Before `open()`, that includes what failed within a day.
   */
  forget(id: string): Promise<boolean>
  /**
   * Removes every execution that is over, and what neither this nor a newer version can read. What failed or was left in doubt within a
   * day stays: there may be news of it.
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when the journal refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

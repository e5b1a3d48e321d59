import type { Client } from '../../client/createClient.ts'
import { JournalError } from '../../errors/execution.ts'
import { systemClock } from '../../utils/clock.ts'
import { createStore } from '../../utils/createStore.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { createExecution } from './createExecution.ts'
import type { CreateExecutionOptions, Execution } from './execution.ts'
import { isPending, type ExecutionState } from '../state/executionState.ts'
import {
  pruneJournal,
  readJournal,
  removeRecord,
  type BrokenEntry,
} from '../ports/journal/executionJournal.ts'
import { mirrorState } from '../ports/journal/restoreState.ts'
import type { ExecutionRecord } from '../ports/journal/executionRecord.ts'
import { webStorageJournal } from '../ports/journal/webStorageJournal.ts'
import { loadRunner } from './loadRunner.ts'
import { webLocks } from '../ports/locks/webLocks.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'
import { createRequestWatcher } from '../watch/requestWatcher.ts'

/** How long a failed execution is looked after, since a refund may follow, in milliseconds. */
const failedInterestMs = 24 * 60 * 60_000

/** How often it is looked whether a tab that runs an execution is still there, in milliseconds. */
const takeoverDelayMs = 5_000

/** An execution of the journal. */
export interface ListedExecution {
  state: ExecutionState
  /** Another tab runs it; what is shown is what that tab stored last. */
  isElsewhere: boolean
}

export interface ExecutionsSnapshot {
  /** The journal was read. */
  isLoaded: boolean
  /** Not over, or failed not long ago; newest first. */
  pending: readonly ListedExecution[]
  /** Over; newest first. */
  past: readonly ListedExecution[]
  /** Entries that can't be read. They are kept, and may be about money. */
  broken: readonly BrokenEntry[]
  /** The journal could not be read. */
  error: JournalError | undefined
}

/** All executions of one service that this browser knows, and the one that is being run here. */
export interface Executions {
  /** Runs quotes. */
  readonly current: Execution
  getSnapshot(): ExecutionsSnapshot
  /** Calls back after every change of the list; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Reads the journal and follows what is pending in it; never prompts. Returns a function that ends it.
   *
   * @param io `getWallet` gives the connected wallet, which is asked what became of batches and for nothing else.
   */
  open(io: { chains: ChainReader; getWallet?: (() => Wallet | undefined) | undefined }): () => void
  /** Makes a pending execution the current one, to show it. False while another one is pending, here or elsewhere. */
  show(id: string): Promise<boolean>
  /**
   * Removes an execution that is over, or an entry that can't be read, from the journal.
   *
   * @returns false, with nothing removed, while it is pending here or elsewhere, or when the journal refuses.
   */
  forget(id: string): Promise<boolean>
}

const empty: ExecutionsSnapshot = { isLoaded: false, pending: [], past: [], broken: [], error: undefined }

/**
 * Makes the list, and the execution to run quotes with.
 *
 * @param load Loads what prompts and resumes.
 * @example
 * const executions = createExecutions(client)
 * executions.open({ chains })
 * executions.subscribe(() => console.info(executions.getSnapshot().pending.length))
 */
export function createExecutions(
  client: Client,
  options: CreateExecutionOptions = {},
  load = loadRunner,
): Executions {
  const { clock = systemClock, journal = webStorageJournal(), locks = webLocks() } = options
  const watcher = options.watcher ?? createRequestWatcher(client, { clock, locks })
  const shared = { ...options, clock, journal, locks, watcher }
  const current = createExecution(client, shared, load)
  const store = createStore(empty)
  /** Pending executions of the journal that this page follows beside the current one. */
  const followed = new Map<string, Execution>()
  /** Ids of executions that another tab runs. */
  const elsewhere = new Set<string>()
  let records: readonly ExecutionRecord[] = []
  let io: Parameters<Executions['open']>[0] | undefined
  /** Ends with the list. */
  let controller = new AbortController()
  let takeover: Promise<void> | undefined
  let currentId: string | undefined
  /** The present read of the journal, and the one that follows it. */
  let reading = Promise.resolve()
  let queued: Promise<void> | undefined

  function publish(change: Partial<ExecutionsSnapshot> = {}): void {
    const others = records.filter(({ id }) => id !== current.getState().id)
    const listed = others.map((record): ListedExecution => {
      const live = followed.get(record.id)?.getState()
      return live?.id === record.id
        ? { state: live, isElsewhere: false }
        : { state: mirrorState(record), isElsewhere: elsewhere.has(record.id) && isOpen(record) }
    })
    const isListedPending = ({ state, isElsewhere }: ListedExecution) =>
      isElsewhere || isPending(state) || (state.status === 'failed' && followed.has(state.id ?? ''))
    store.set({
      ...store.get(),
      isLoaded: true,
      error: undefined,
      pending: listed.filter(isListedPending),
      past: listed.filter((entry) => !isListedPending(entry)),
      ...change,
    })
  }

  /** Whether there may be news of a record. */
  function isOpen({ status, updatedAt }: ExecutionRecord): boolean {
    if (status === 'failed') return clock.now() - updatedAt < failedInterestMs
    return status !== 'success' && status !== 'refunded' && status !== 'rejected' && status !== 'idle'
  }

  /** Reads the journal anew: one read at a time, so that an old one never overtakes a newer one. */
  function refresh(): Promise<void> {
    queued ??= reading.then(() => {
      queued = undefined
      reading = read()
      return reading
    })
    return queued
  }

  async function read(): Promise<void> {
    try {
      const contents = await readJournal(journal, client.baseUrl)
      records = contents.records
      publish({ broken: contents.broken })
      await Promise.all(records.filter(isOpen).map(follow))
      await pruneJournal(journal, contents, clock.now())
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      publish({ error })
    }
  }

  async function follow(record: ExecutionRecord): Promise<void> {
    if (!io || followed.has(record.id) || record.id === current.getState().id) return
    const execution = createExecution(client, shared, load)
    followed.set(record.id, execution)
    execution.subscribe(() => publish())
    const isFollowed = await execution.resume(record, ioOf(io)).catch(() => false)
    if (isFollowed) elsewhere.delete(record.id)
    else if (followed.get(record.id) === execution) {
      followed.delete(record.id)
      elsewhere.add(record.id)
      takeover ??= takeOver()
    }
    publish()
  }

  /** A tab that is gone leaves what it ran to the others. */
  async function takeOver(): Promise<void> {
    await clock.sleep(takeoverDelayMs, controller.signal).catch(() => {})
    takeover = undefined
    if (io) await refresh()
  }

  /** The wallet is read when it is needed: it may connect long after the page has begun to follow. */
  function ioOf({ chains, getWallet }: NonNullable<typeof io>) {
    return {
      chains,
      get wallet() {
        return getWallet?.()
      },
    }
  }

  function unfollow(id: string): void {
    followed.get(id)?.stop()
    followed.delete(id)
  }

  /** Makes a record the current execution, as it stands in the journal now: the page has learned since it was read. */
  async function take(id: string): Promise<boolean> {
    const contents = await readJournal(journal, client.baseUrl).catch(() => undefined)
    const record = contents?.records.find((known) => known.id === id)
    if (!record || !io || isPending(current.getState())) return false
    return current.resume(record, ioOf(io))
  }

  /** Here or elsewhere; a failed one that is followed here is not. */
  function isPendingAnywhere(id: string): boolean {
    const live = [current, followed.get(id)].find((execution) => execution?.getState().id === id)
    if (live) return isPending(live.getState())
    return records.some((record) => record.id === id && isOpen(record))
  }

  return {
    current,
    getSnapshot: store.get,
    subscribe: store.subscribe,
    open(given) {
      io = given
      const reload = () => void refresh()
      const ends = [
        journal.subscribe?.(reload),
        // What was left here goes on beside the next one.
        current.subscribe(() => {
          const { id } = current.getState()
          if (id === currentId) return
          currentId = id
          reload()
        }),
      ]
      reload()
      // Ready before the user's gesture: some wallets open a window, which must follow it at once.
      load().catch(() => {})
      return () => {
        for (const end of ends) end?.()
        for (const id of Array.from(followed.keys())) unfollow(id)
        elsewhere.clear()
        controller.abort()
        controller = new AbortController()
        io = undefined
      }
    },
    async show(id) {
      if (!io || isPending(current.getState())) return false
      unfollow(id)
      const isShown = await take(id)
      await refresh()
      return isShown
    },
    async forget(id) {
      if (isPendingAnywhere(id)) return false
      unfollow(id)
      try {
        await removeRecord(journal, id)
      } catch (error) {
        if (!(error instanceof JournalError)) throw error
        publish({ error })
        return false
      }
      await refresh()
      return true
    },
  }
}

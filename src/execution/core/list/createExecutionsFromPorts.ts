import { JournalError } from '../../../errors/execution.ts'
import { createStore } from '../../../utils/events/createStore.ts'
import {
  findClearable,
  pruneJournal,
  readEntries,
  readJournal,
  removeRecord,
  removeRecords,
  type ClearableRecord,
} from '../../ports/journal/executionJournal.ts'
import type { ExecutionRecord } from '../../ports/journal/executionRecord.ts'
import { maxFollowed } from '../../ports/journal/storeLimits.ts'
import { isExecutionSettled, isPending, isUnheard, type ExecutionState } from '../../state/executionState.ts'
import { hasMovedNothing } from '../../state/hasMovedNothing.ts'
import { createExecutionFromPorts, type InternalExecution } from '../createExecutionFromPorts.ts'
import { createFollowedExecutions, connectionOf, isListedPending } from './createFollowedExecutions.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import {
  noExecutions,
  type Executions,
  type ExecutionsConnection,
  type ExecutionsState,
  type ListedExecution,
} from './executions.ts'

/** Makes the list of `createExecutions`, with every port chosen. */
export function createExecutionsFromPorts(ports: ExecutionPorts): Executions {
  const { client, clock, journal, load, lateAnswers } = ports
  const current = createExecutionFromPorts(ports)
  const store = createStore(noExecutions)
  const followed = createFollowedExecutions(ports, {
    onChange: () => publish(),
    onTakeover: async () => {
      if (connection) await refresh()
    },
  })
  /** How executions ended that were left since, by the service's word in this page. */
  const ended = new Map<string, ExecutionState>()
  let records: readonly ExecutionRecord[] = []
  let connection: ExecutionsConnection | undefined
  let currentId: string | undefined
  let wasOver = true
  /** The present read of the journal, and the one that follows it. */
  let reading = Promise.resolve()
  let queued: Promise<void> | undefined

  function publish(change: Partial<ExecutionsState> = {}): void {
    const listed = records.filter(({ id }) => id !== current.getState().id).map(list)
    const isPendingHere = (entry: ListedExecution) => isListedPending(entry, followed)
    store.setState({
      ...store.getState(),
      isLoaded: true,
      error: undefined,
      pending: listed.filter(isPendingHere),
      past: listed.filter((entry) => !isPendingHere(entry)),
      clearableCount: countClearable(change.unreadable ?? store.getState().unreadable),
      ...change,
    })
  }

  /** By what this page knows of each: the journal was read before that. */
  function countClearable(unreadable: ExecutionsState['unreadable']): number {
    const stored = records.flatMap((record): ClearableRecord[] => {
      const state = ended.get(record.id) ?? liveOf(record.id)?.getState()
      if (!state || (state.isRestored && !isExecutionSettled(state))) return [record]
      return hasMovedNothing(state) ? [] : [{ ...record, status: state.status, items: state.items }]
    })
    return findRemovable({ records: stored, unreadable }).length
  }

  function findRemovable(contents: Parameters<typeof findClearable>[0]): string[] {
    return findClearable(contents, clock.now()).filter((id) => !isPendingAnywhere(id))
  }

  function list(record: ExecutionRecord): ListedExecution {
    const state = ended.get(record.id)
    return state ? { state, isInOtherTab: false, isFollowed: true } : followed.list(record)
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
      for (const record of records) liveOf(record.id)?.adoptHashes(record)
      publish({ unreadable: contents.unreadable })
      await Promise.all(toFollow().map(follow))
      await pruneJournal(journal, contents, { baseUrl: client.baseUrl, now: clock.now() })
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      publish({ error })
    }
  }

  function toFollow(stored = records): ExecutionRecord[] {
    return stored.filter(followed.isOpen).slice(0, maxFollowed)
  }

  async function follow(record: ExecutionRecord): Promise<void> {
    if (connection && record.id !== current.getState().id) await followed.follow(record, connection)
  }

  /** Makes a record the current execution, as it stands in the journal now: the page has learned since it was read. */
  async function take(id: string): Promise<boolean> {
    const contents = await readJournal(journal, client.baseUrl).catch(() => undefined)
    const record = contents?.records.find((known) => known.id === id)
    if (!record || !connection || isPending(current.getState())) return false
    return current.resume(record, connectionOf(connection))
  }

  /** The execution that shows a record here. */
  function liveOf(id: string): InternalExecution | undefined {
    return [current, followed.get(id)].find((execution) => execution?.getState().id === id)
  }

  /** In this tab or another. One that failed is not pending, nor one of which only the store tells. */
  function isPendingAnywhere(id: string, stored = records): boolean {
    const live = liveOf(id)?.getState()
    if (live) return isPending(live) && !isUnheard(live)
    return toFollow(stored).some((record) => record.id === id)
  }

  /** By what the journal holds now: the list may not have been read yet, or before another tab began. */
  async function isForgettable(id: string): Promise<boolean> {
    const contents = await readJournal(journal, client.baseUrl)
    if (isPendingAnywhere(id, contents.records)) return false
    const isOfThisList = [...contents.records, ...contents.unreadable].some((entry) => entry.id === id)
    // Another service's, or a deposit address.
    return isOfThisList || !(await readEntries(journal)).some((entry) => entry.id === id)
  }

  return {
    current,
    getState: store.getState,
    subscribe: store.subscribe,
    open(given) {
      connection = given
      const reload = () => void refresh()
      const ends = [
        journal.subscribe?.(reload),
        lateAnswers.onStored.add(reload),
        // An execution that was left is followed beside the next one.
        current.subscribe(() => {
          const state = current.getState()
          const { id } = state
          if (id !== undefined && isExecutionSettled(state)) ended.set(id, state)
          const isOver = !isPending(state)
          if (id === currentId && isOver === wasOver) return
          currentId = id
          // What is over can be cleared, also while it is shown.
          wasOver = isOver
          reload()
        }),
      ]
      reload()
      // Ready before the user's gesture: some wallets open a window, which must follow it at once.
      load().catch(() => {})
      return () => {
        for (const end of ends) end?.()
        followed.unfollowAll()
        connection = undefined
      }
    },
    async show(id) {
      if (!connection || isPending(current.getState())) return false
      followed.unfollow(id)
      const isShown = await take(id)
      await refresh()
      return isShown
    },
    async forget(id) {
      try {
        if (!(await isForgettable(id))) return false
        followed.unfollow(id)
        await removeRecord(journal, id)
      } catch (error) {
        if (!(error instanceof JournalError)) throw error
        publish({ error })
        return false
      }
      await refresh()
      return true
    },
    async clear() {
      const contents = await readJournal(journal, client.baseUrl)
      const ids = findRemovable(contents)
      for (const id of ids) followed.unfollow(id)
      // Refused or not: the list tells what is left.
      await removeRecords(journal, ids).finally(refresh)
      return {
        removed: ids.length,
        kept: contents.records.length + contents.unreadable.length - ids.length,
      }
    },
  }
}

import { JournalError } from '../../../errors/execution.ts'
import { createStore } from '../../../utils/events/createStore.ts'
import {
  pruneJournal,
  readEntries,
  readJournal,
  removeRecord,
  removeRecords,
} from '../../ports/journal/executionJournal.ts'
import type { ExecutionRecord } from '../../ports/journal/executionRecord.ts'
import { isExecutionSettled, isPending } from '../../state/executionState.ts'
import { createExecutionFromPorts } from '../createExecutionFromPorts.ts'
import { createFollowedExecutions, connectionOf } from './createFollowedExecutions.ts'
import { createKnownExecutions, type KnownExecutions } from './createKnownExecutions.ts'
import { createReadQueue } from './createReadQueue.ts'
import type { Execution } from '../execution.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import {
  noExecutions,
  type Executions,
  type ExecutionsConnection,
  type ExecutionsState,
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
  const known = createKnownExecutions(current, followed, clock)
  let connection: ExecutionsConnection | undefined
  const refresh = createReadQueue(read)
  const reload = () => void refresh()
  const onCurrentChange = createCurrentListener(current, known, reload)

  function publish(change: Partial<ExecutionsState> = {}): void {
    store.setState({
      ...store.getState(),
      isLoaded: true,
      error: undefined,
      ...known.list(change.unreadable ?? store.getState().unreadable),
      ...change,
    })
  }

  async function read(): Promise<void> {
    try {
      const contents = await readJournal(journal, client.baseUrl)
      known.update(contents.records)
      for (const record of contents.records) known.liveOf(record.id)?.adoptHashes(record)
      publish({ unreadable: contents.unreadable })
      await Promise.all(known.toFollow().map(follow))
      await pruneJournal(journal, contents, { baseUrl: client.baseUrl, now: clock.now() })
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      publish({ error })
    }
  }

  async function follow(record: ExecutionRecord): Promise<void> {
    if (connection && record.id !== current.getState().id) await followed.follow(record, connection)
  }

  /** Makes a record the current execution, as it stands in the journal now: the page has learned since it was read. */
  async function take(id: string): Promise<boolean> {
    const contents = await readJournal(journal, client.baseUrl).catch(() => undefined)
    const record = contents?.records.find((stored) => stored.id === id)
    if (!record || !connection || isPending(current.getState())) return false
    return current.resume(record, connectionOf(connection))
  }

  return {
    current,
    getState: store.getState,
    subscribe: store.subscribe,
    open(given) {
      connection = given
      const ends = [
        journal.subscribe?.(reload),
        lateAnswers.onStored.add(reload),
        current.subscribe(onCurrentChange),
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
        if (!(await isForgettable(id, ports, known))) return false
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
      const ids = known.findRemovable(contents)
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

/** Reads the journal when the current execution is another one, or over: what is over can be cleared, also while it is shown. */
function createCurrentListener(current: Execution, known: KnownExecutions, reload: () => void): () => void {
  let currentId: string | undefined
  let wasOver = true
  return () => {
    const state = current.getState()
    const { id } = state
    // An execution that was left is followed beside the next one.
    if (id !== undefined && isExecutionSettled(state)) known.end(id, state)
    const isOver = !isPending(state)
    if (id === currentId && isOver === wasOver) return
    currentId = id
    wasOver = isOver
    reload()
  }
}

/** By what the journal holds now: the list may not have been read yet, or before another tab began. */
async function isForgettable(
  id: string,
  { journal, client }: Pick<ExecutionPorts, 'journal' | 'client'>,
  known: KnownExecutions,
): Promise<boolean> {
  const contents = await readJournal(journal, client.baseUrl)
  if (known.isPendingAnywhere(id, contents.records)) return false
  const isOfThisList = [...contents.records, ...contents.unreadable].some((entry) => entry.id === id)
  // Another service's, or a deposit address.
  return isOfThisList || !(await readEntries(journal)).some((entry) => entry.id === id)
}

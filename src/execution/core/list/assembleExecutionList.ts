import { checkArgument } from '../../../errors/checks/checkKinds.ts'
import { checkListener } from '../../../errors/checks/checkListener.ts'
import { checkProps } from '../../../errors/checks/checkProps.ts'
import { JournalError } from '../../../errors/execution.ts'
import { createStore } from '../../../utils/events/createStore.ts'
import { onNextGesture } from '../../../utils/events/onNextGesture.ts'
import { subscribeTo } from '../../ports/journal/subscribeTo.ts'
import { readJournal } from '../../records/executionJournal.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { maxFollowed } from '../../ports/journal/storeLimits.ts'
import { isExecutionSettled, isPending } from '../../state/executionState.ts'
import { unsavedIds } from '../../state/selectors/unsavedIds.ts'
import { checkConnection } from '../checkStart.ts'
import { assembleExecution } from '../assembleExecution.ts'
import { createFollowedExecutions, connectionOf } from './createFollowedExecutions.ts'
import { createCurrentListener } from './createCurrentListener.ts'
import { createExecutionRemoval } from './createExecutionRemoval.ts'
import { createKnownExecutions } from './createKnownExecutions.ts'
import { createJournalRetry } from '../../ports/journal/createJournalRetry.ts'
import { createReadQueue } from './createReadQueue.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import { pruneJournal } from './pruneJournal.ts'
import {
  noExecutions,
  type Executions,
  type ListedExecution,
  type OpenExecutionsConnection,
  type ExecutionsState,
} from './executions.ts'

/** Creates the list of `createExecutions` from a complete set of ports. */
export function assembleExecutionList(ports: ExecutionPorts): Executions {
  const { client, clock, journal, load, lateAnswers } = ports
  const current = assembleExecution(ports)
  const store = createStore(noExecutions)
  const followed = createFollowedExecutions(ports, {
    onChange: () => publish(),
    onFreeSlot: async () => (connection ? refresh() : undefined),
  })
  const known = createKnownExecutions(current, followed, clock)
  let connection: OpenExecutionsConnection | undefined
  const { open: openReads, run: refresh } = createJournalRetry(ports, createReadQueue(read), store)
  const reload = () => void refresh()
  const onCurrentChange = createCurrentListener(current, known, reload)

  function publish(change: Partial<ExecutionsState> = {}): void {
    const listed = known.list(change.unreadable ?? store.getState().unreadable)
    const unsaved = [...lateAnswers.unsaved, ...unsavedOf(listed.pending, known.isStored)]
    store.setState({
      ...store.getState(),
      isLoaded: true,
      error: undefined,
      unsaved: [...new Set(unsaved)],
      ...listed,
      ...change,
    })
  }

  async function read(): Promise<void> {
    try {
      const contents = await readJournal(journal, client.baseUrl, clock)
      known.update(contents.records)
      lateAnswers.dropUnsaved(known.isStored)
      for (const record of contents.records) known.liveOf(record.id)?.adoptHashes(record)
      publish({ unreadable: contents.unreadable })
      const open = known.findOpen()
      for (const { id } of open.slice(maxFollowed)) followed.unfollow(id)
      await Promise.all(open.slice(0, maxFollowed).map(follow))
      await pruneJournal(journal, contents, clock.now())
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      publish({ error })
    }
  }

  async function follow(record: ExecutionRecord): Promise<void> {
    if (!connection || record.id === current.getState().id) return
    await followed.follow(record, connection)
  }

  /** Makes a record the current execution. It is read from the journal again, since it may have changed since the list was read. */
  async function take(id: string): Promise<boolean> {
    const contents = await readJournal(journal, client.baseUrl, clock).catch(() => undefined)
    const record = contents?.records.find((stored) => stored.id === id)
    if (!record || !connection || isPending(current.getState())) return false
    return current.resume(record, connectionOf(connection))
  }

  return {
    current,
    getState: store.getState,
    subscribe: checkListener(store.subscribe),
    open(given) {
      checkConnection(given, 'open')
      checkProps(given, { getWallet: 'function' }, 'open', 'connection.')
      connection = given
      const ends = [
        openReads(),
        // Changes by executions that this list runs or follows are already known, until those are over.
        subscribeTo(journal, (ownId) => {
          const live = ownId === undefined ? undefined : known.liveOf(ownId)
          if (!live || isExecutionSettled(live.getState())) reload()
        }),
        lateAnswers.onStored.add(reload),
        lateAnswers.onUnsaved.add(publish),
        current.subscribe(onCurrentChange),
        // Loads the engine on the first press: some wallets open a window, which browsers only allow right after a press. Most visits have
        // none.
        onNextGesture(() => void load().catch(() => {})),
      ]
      reload()
      return () => {
        for (const end of ends) end()
        followed.unfollowAll()
        connection = undefined
      }
    },
    async show(id) {
      checkArgument('show', 'id', id, 'text')
      if (!connection || isPending(current.getState())) return false
      followed.exclude(id)
      const isShown = await take(id).finally(() => followed.include(id))
      await refresh()
      return isShown
    },
    ...createExecutionRemoval(ports, { current, known, followed, refresh, onRefused: publish }),
  }
}

/** The IDs of what these executions have sent that no record contains. */
function unsavedOf(executions: readonly ListedExecution[], isStored: (sent: string) => boolean): string[] {
  return executions.flatMap(({ state }) => unsavedIds(state)).filter((sent) => !isStored(sent))
}

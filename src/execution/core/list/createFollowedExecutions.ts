import { LocksError } from '../../../errors/execution.ts'
import { msSince } from '../../../utils/time/msSince.ts'
import { callIsolated, reportException } from '../../../utils/events/reportException.ts'
import { isRecordOpen } from '../../ports/journal/isRecordOpen.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import { isExecutionSettled, type ExecutionState } from '../../state/executionState.ts'
import { transitionExecution } from '../../state/transitionExecution.ts'
import { createGiveUpCounter } from '../../watch/createGiveUpCounter.ts'
import { takeoverDelayMs, type RequestWatch } from '../../watch/createRequestWatcher.ts'
import type { ExecutionRecord } from '../../ports/journal/executionRecord.ts'
import { mirrorState } from '../../ports/journal/restoreState.ts'
import { assembleExecution, type InternalExecution } from '../assembleExecution.ts'
import type { ResumeExecutionConnection } from '../execution.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import type { OpenExecutionsConnection, ListedExecution } from './executions.ts'

/**
 * How long another tab may keep an execution's lock before the provider is also asked here, in milliseconds: that tab may be frozen, or run
 * a foreign script.
 */
const maxHeldMs = 60_000

/** An execution that can't be followed here, mostly since another tab runs it. This tab stores nothing of it. */
interface Elsewhere {
  /** When following it first failed here, in milliseconds since the epoch. */
  since: number
  /** Whether another tab has its lock; undefined if the locks don't say. False if something else of the page failed. */
  isHeld: boolean | undefined
  watch?: RequestWatch
  requestState?: RequestState
  /** The request that superseded the record's. */
  successor?: string
}

/** Pending executions of the journal besides the current one: followed here, or by another tab as long as that exists. */
export interface FollowedExecutions {
  /** Follows a record, unless another tab does. */
  follow(record: ExecutionRecord, connection: OpenExecutionsConnection): Promise<void>
  /** Leaves a record, whether this tab follows it or another one. */
  unfollow(id: string): void
  unfollowAll(): void
  /** The execution that follows a record here. */
  get(id: string): InternalExecution | undefined
  /** A record as known here or, failing that, in the journal. */
  entryOf(record: ExecutionRecord): ListedExecution
  /** Whether there may be news of a record. */
  isOpen(record: ExecutionRecord): boolean
}

export interface CreateFollowedExecutionsParameters {
  onChange: () => void
  /** More may be followed now: a tab may be gone, or what was followed has ended. */
  onRoom: () => Promise<void>
}

export function createFollowedExecutions(
  ports: ExecutionPorts,
  { onChange, onRoom }: CreateFollowedExecutionsParameters,
): FollowedExecutions {
  const { clock } = ports
  const followed = new Map<string, InternalExecution>()
  /** Executions that can't be followed here, by their IDs. */
  const elsewhere = new Map<string, Elsewhere>()
  let controller = new AbortController()
  let takeover: Promise<void> | undefined

  const isOpen = (record: ExecutionRecord) => isRecordOpen(record, clock.now())

  /** Tries to follow what another tab runs, since that tab may be gone. */
  async function takeOver(): Promise<void> {
    await clock.sleep(takeoverDelayMs, controller.signal).catch(() => {})
    takeover = undefined
    await onRoom()
  }

  function refused(record: ExecutionRecord, isHeld: boolean | undefined): void {
    const { id } = record
    const entry: Elsewhere = elsewhere.get(id) ?? { since: clock.now(), isHeld }
    entry.isHeld = isHeld
    elsewhere.set(id, entry)
    if (msSince(entry.since, clock.now()) < maxHeldMs || entry.watch) return
    const watch = callIsolated(() => watchElsewhere(ports, record, { entry, onChange }))
    if (elsewhere.get(id) === entry && watch) entry.watch = watch
    // A listener ended the watch while it was being created.
    else watch?.stop()
  }

  function leaveElsewhere(id: string): void {
    elsewhere.get(id)?.watch?.stop()
    elsewhere.delete(id)
  }

  function unfollow(id: string): void {
    followed.get(id)?.stop()
    followed.delete(id)
    leaveElsewhere(id)
  }

  return {
    isOpen,
    get: (id) => followed.get(id),
    entryOf(record) {
      const live = followed.get(record.id)?.getState()
      if (live?.id === record.id) return { state: live, isInOtherTab: false, isFollowed: true }
      const state = stateElsewhere(record, elsewhere.get(record.id))
      const isOver = !isOpen(record) || isExecutionSettled(state)
      const isInOtherTab = isOver || !elsewhere.has(record.id) ? false : elsewhere.get(record.id)?.isHeld
      return { state, isInOtherTab, isFollowed: false }
    },
    async follow(record, connection) {
      if (followed.has(record.id)) return
      const execution = assembleExecution(ports)
      followed.set(record.id, execution)
      let isOver = false
      execution.subscribe(() => {
        onChange()
        if (!isOver && isExecutionSettled(execution.getState())) void onRoom()
        isOver = isExecutionSettled(execution.getState())
      })
      let isHeld: boolean | undefined = false
      const isFollowed = await execution.resume(record, connectionOf(connection)).catch((error: unknown) => {
        if (error instanceof LocksError) isHeld = undefined
        // It is tried again every few seconds.
        if (!elsewhere.has(record.id)) reportException(error)
      })
      if (isFollowed) leaveElsewhere(record.id)
      else if (followed.get(record.id) === execution) {
        followed.delete(record.id)
        // If it failed, it may hold the lock.
        execution.stop()
        refused(record, isFollowed === false || isHeld)
        takeover ??= takeOver()
      }
      onChange()
    },
    unfollow,
    unfollowAll() {
      for (const id of [...followed.keys(), ...elsewhere.keys()]) unfollow(id)
      controller.abort()
      controller = new AbortController()
    },
  }
}

/** Asks the provider about an execution that isn't followed here. */
function watchElsewhere(
  { requestWatcher }: Pick<ExecutionPorts, 'requestWatcher'>,
  { requestId, statusPath }: ExecutionRecord,
  { entry, onChange }: { entry: Elsewhere; onChange: () => void },
): RequestWatch | undefined {
  if (requestId == null) return undefined
  const counter = createGiveUpCounter()
  return requestWatcher.watch({
    requestId,
    path: statusPath ?? undefined,
    onStatus(requestState) {
      counter.reset()
      entry.requestState = requestState
      onChange()
    },
    onUnavailable(error) {
      // The execution stays in the list as it is stored; the next page asks again.
      if (!entry.requestState && counter.shouldGiveUpAfter(error)) entry.watch?.stop()
    },
    onSuperseded(successor) {
      entry.successor = successor
      delete entry.requestState
      onChange()
    },
  })
}

/** What the journal and, since then, the provider say about a record. */
function stateElsewhere(
  record: ExecutionRecord,
  { successor, requestState }: Partial<Elsewhere> = {},
): ExecutionState {
  let state = mirrorState(record)
  if (successor !== undefined)
    state = transitionExecution(state, { type: 'superseded', requestId: successor })
  return requestState ? transitionExecution(state, { type: 'statusSeen', requestState }) : state
}

/** The wallet is read when it is needed: it may connect long after the page began to follow. */
export function connectionOf({
  chainReader,
  getWallet,
}: OpenExecutionsConnection): ResumeExecutionConnection {
  return {
    chainReader,
    get wallet() {
      return callIsolated(() => getWallet?.())
    },
  }
}

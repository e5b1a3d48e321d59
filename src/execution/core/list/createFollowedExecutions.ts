import { LocksError } from '../../../errors/execution.ts'
import { msSince } from '../../../utils/time/msSince.ts'
import { callIsolated, reportException } from '../../../utils/events/reportException.ts'
import { isRecordOpen } from './isRecordOpen.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import { isExecutionSettled, type ExecutionState } from '../../state/executionState.ts'
import { transitionExecution } from '../../state/transitionExecution.ts'
import { createGiveUpCounter } from '../../watch/poll/createGiveUpCounter.ts'
import { takeoverDelayMs, type RequestWatch } from '../../watch/createRequestWatcher.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { mirrorState } from '../../records/restoreState.ts'
import { assembleExecution, type InternalExecution } from '../assembleExecution.ts'
import type { ResumeExecutionConnection } from '../execution.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import type { OpenExecutionsConnection, ListedExecution } from './executions.ts'

/**
 * How long another tab may keep an execution's lock before the provider is also asked here, in milliseconds: that tab may be frozen, or run
 * a foreign script.
 */
const maxHeldMs = 60_000

/** An execution that can't be followed here, usually because another tab runs it. This tab doesn't store it. */
interface Unfollowed {
  /** When following it first failed here, in milliseconds since the epoch. */
  since: number
  /** `here` if the cause is neither another tab nor the locks, but another failure on this page. */
  place: ListedExecution['place']
  watch?: RequestWatch
  requestState?: RequestState
  /** The request that superseded the record's. */
  successor?: string
}

/** Pending executions of the journal besides the current one. Each is followed here, or by another tab while that exists. */
export interface FollowedExecutions {
  /** Follows a record, unless another tab does. */
  follow(record: ExecutionRecord, connection: OpenExecutionsConnection): Promise<void>
  /** Stops tracking a record, whether this tab or another one follows it. */
  unfollow(id: string): void
  unfollowAll(): void
  /**
   * Stops tracking a record and doesn't follow it again: it is about to be removed, or to become the current execution, which needs its
   * lock.
   */
  exclude(id: string): void
  /** Undoes `exclude`. */
  include(id: string): void
  /** The execution that follows a record here. */
  get(id: string): InternalExecution | undefined
  /** A record's state as known on this page or, failing that, as stored. */
  entryOf(record: ExecutionRecord): Omit<ListedExecution, 'hasUnminedPayment'>
  /** Whether a record's state may still change. */
  isOpen(record: ExecutionRecord): boolean
}

interface CreateFollowedExecutionsParameters {
  onChange: () => void
  /** Called when more may be followed: a tab may be gone, or a followed execution has ended. */
  onFreeSlot: () => Promise<void>
}

export function createFollowedExecutions(
  ports: ExecutionPorts,
  { onChange, onFreeSlot }: CreateFollowedExecutionsParameters,
): FollowedExecutions {
  const { clock } = ports
  const followed = new Map<string, InternalExecution>()
  /** Executions that can't be followed here, by their IDs. */
  const unfollowed = new Map<string, Unfollowed>()
  const excluded = new Set<string>()
  let controller = new AbortController()
  let takeover: Promise<void> | undefined

  const isOpen = (record: ExecutionRecord) => isRecordOpen(record, clock.now())

  /** Tries to follow executions that another tab runs, since that tab may be gone. */
  async function takeOver(): Promise<void> {
    await clock.sleep(takeoverDelayMs, controller.signal).catch(() => {})
    takeover = undefined
    await onFreeSlot()
  }

  function setUnfollowed(record: ExecutionRecord, place: ListedExecution['place']): void {
    const { id } = record
    const entry: Unfollowed = unfollowed.get(id) ?? { since: clock.now(), place }
    entry.place = place
    unfollowed.set(id, entry)
    if (msSince(entry.since, clock.now()) < maxHeldMs || entry.watch) return
    const watch = callIsolated(() => watchUnfollowed(ports, record, { entry, onChange }))
    if (unfollowed.get(id) === entry && watch) entry.watch = watch
    // A listener ended the watch while it was being created.
    else watch?.stop()
  }

  function removeUnfollowed(id: string): void {
    unfollowed.get(id)?.watch?.stop()
    unfollowed.delete(id)
  }

  function unfollow(id: string): void {
    followed.get(id)?.stop()
    followed.delete(id)
    removeUnfollowed(id)
  }

  return {
    isOpen,
    get: (id) => followed.get(id),
    entryOf(record) {
      const live = followed.get(record.id)?.getState()
      if (live?.id === record.id) return { state: live, place: 'here', isTracked: true }
      const entry = unfollowed.get(record.id)
      const state = stateOfUnfollowed(record, entry)
      const isOver = !isOpen(record) || isExecutionSettled(state)
      return { state, place: isOver || !entry ? 'here' : entry.place, isTracked: false }
    },
    async follow(record, connection) {
      if (followed.has(record.id) || excluded.has(record.id)) return
      const execution = assembleExecution(ports)
      followed.set(record.id, execution)
      let isOver = false
      execution.subscribe(() => {
        onChange()
        if (!isOver && isExecutionSettled(execution.getState())) void onFreeSlot()
        isOver = isExecutionSettled(execution.getState())
      })
      let place: ListedExecution['place'] = 'here'
      const isTracked = await execution.resume(record, connectionOf(connection)).catch((error: unknown) => {
        if (error instanceof LocksError) place = 'unknown'
        // This is retried every few seconds. Locks that only answer late, as after a reload, aren't an error to report.
        const isTimeout = error instanceof LocksError && error.cause === undefined
        if (!isTimeout && !unfollowed.has(record.id)) reportException(error)
      })
      if (isTracked) removeUnfollowed(record.id)
      else if (followed.get(record.id) === execution) {
        followed.delete(record.id)
        // A failed execution may hold the lock.
        execution.stop()
        setUnfollowed(record, isTracked === false ? 'otherTab' : place)
        takeover ??= takeOver()
      }
      onChange()
    },
    unfollow,
    exclude(id) {
      excluded.add(id)
      unfollow(id)
    },
    include: (id) => void excluded.delete(id),
    unfollowAll() {
      for (const id of [...followed.keys(), ...unfollowed.keys()]) unfollow(id)
      controller.abort()
      controller = new AbortController()
    },
  }
}

/** Asks the provider about an execution that isn't followed here. */
function watchUnfollowed(
  { requestWatcher }: Pick<ExecutionPorts, 'requestWatcher'>,
  { requestId, statusPath }: ExecutionRecord,
  { entry, onChange }: { entry: Unfollowed; onChange: () => void },
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
function stateOfUnfollowed(
  record: ExecutionRecord,
  { successor, requestState }: Partial<Unfollowed> = {},
): ExecutionState {
  let state = mirrorState(record)
  if (successor !== undefined)
    state = transitionExecution(state, { type: 'superseded', requestId: successor })
  return requestState ? transitionExecution(state, { type: 'statusSeen', requestState }) : state
}

/** The wallet is read each time it is needed: it may connect long after tracking began. */
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

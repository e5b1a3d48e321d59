import type { ExecutionRecord } from '../../records/executionRecord.ts'
import {
  isExecutionSettled,
  isInDoubt,
  isPending,
  isSendingOver,
  isUnconfirmedByService,
  type ExecutionState,
} from '../../state/executionState.ts'
import { hasUnminedPayment } from '../../state/selectors/hasUnminedPayment.ts'
import { hasMovedNothing } from '../../state/selectors/hasMovedNothing.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import type { InternalExecution } from '../assembleExecution.ts'
import type { FollowedExecutions } from './createFollowedExecutions.ts'
import type { ExecutionsState, ListedExecution } from './executions.ts'
import { findClearable, type ClearableRecord } from './findClearable.ts'

/** The executions of the journal, and what this page has learned of each since. */
export interface KnownExecutions {
  /** Sets what was read from the journal. */
  update(records: readonly ExecutionRecord[]): void
  /** Keeps the final state of an execution, as this page has seen it; undefined if it goes on after all. */
  end(id: string, state: ExecutionState | undefined): void
  /** Lists all executions but the current one. */
  list(
    unreadable: ExecutionsState['unreadable'],
  ): Pick<ExecutionsState, 'pending' | 'past' | 'clearableCount'>
  /**
   * The records whose state may still change: pending ones first, each group newest first. There may be many failed ones, which must not
   * keep pending ones from being followed.
   */
  findOpen(): ExecutionRecord[]
  /** Whether a record of the journal contains this transaction hash, wallet's ID of a batch, or request ID. */
  isStored(sent: string): boolean
  /** The execution that runs or follows a record in this page. */
  liveOf(id: string): InternalExecution | undefined
  /**
   * Whether the record with this ID is pending in this tab or another. For a record that this tab runs or follows: if the execution is
   * pending and the provider confirmed it, or if its payment is pending. For any other: if its state may still change.
   */
  isPendingAmong(records: readonly ExecutionRecord[]): (id: string) => boolean
  /** IDs of the entries that can be cleared. */
  findRemovable(contents: Parameters<typeof findClearable>[0]): string[]
}

export function createKnownExecutions(
  current: InternalExecution,
  followed: Pick<FollowedExecutions, 'get' | 'entryOf' | 'isOpen'>,
  clock: Pick<Clock, 'now'>,
): KnownExecutions {
  let known: readonly ExecutionRecord[] = []
  /** The final states of executions that have been current. */
  const ended = new Map<string, ExecutionState>()

  /** The state in which this page has seen a record end. Another page may have heard since that the swap was paid, on another device say. */
  function endOf({ id, status, requestState }: ExecutionRecord): ExecutionState | undefined {
    const state = ended.get(id)
    const isPaidSince = requestState?.isDeposited || (isSendingOver({ status }) && status !== 'failed')
    return state && (isExecutionSettled(state) || !isPaidSince) ? state : undefined
  }

  function liveOf(id: string): InternalExecution | undefined {
    return [current, followed.get(id)].find((execution) => execution?.getState().id === id)
  }

  /** A forged journal may hold thousands of records, which are counted after each change: so the open ones are collected in a set first. */
  function isPendingAmong(records: readonly ExecutionRecord[]): (id: string) => boolean {
    const open = new Set(records.filter(followed.isOpen).map(({ id }) => id))
    return (id) => {
      const live = liveOf(id)?.getState()
      if (!live) return open.has(id)
      return (isPending(live) && !isUnconfirmedByService(live)) || hasUnminedPayment(live, clock.now())
    }
  }

  function findRemovable(contents: Parameters<typeof findClearable>[0]): string[] {
    const isPendingAnywhere = isPendingAmong(known)
    return findClearable(contents, clock.now()).filter((id) => !isPendingAnywhere(id))
  }

  /** Counts by the states that this page knows, which are newer than those read from the journal. */
  function countClearable(unreadable: ExecutionsState['unreadable']): number {
    const stored = known.flatMap((record): ClearableRecord[] => {
      const state = endOf(record) ?? liveOf(record.id)?.getState()
      if (!state || (state.isRestored && !isExecutionSettled(state))) return [record]
      return hasMovedNothing(state) ? [] : [{ ...record, status: state.status, items: state.items }]
    })
    return findRemovable({ records: stored, unreadable }).length
  }

  function entryOf(record: ExecutionRecord): ListedExecution {
    const state = endOf(record)
    const entry = state ? { state, place: 'here' as const, isTracked: true } : followed.entryOf(record)
    return { ...entry, hasUnminedPayment: hasUnminedPayment(entry.state, clock.now()) }
  }

  /** A failed or unresolved execution is listed as pending as long as its state may change. */
  function isListedPending(record: ExecutionRecord, { state, place }: ListedExecution): boolean {
    if (endOf(record)) return false
    const isWatched = followed.isOpen(record) || followed.get(record.id) !== undefined
    return place === 'otherTab' || isPending(state) || (isInDoubt(state) && isWatched)
  }

  return {
    update(records) {
      known = records
    },
    end(id, state) {
      if (state) ended.set(id, state)
      else ended.delete(id)
    },
    list(unreadable) {
      const pending: ListedExecution[] = []
      const past: ListedExecution[] = []
      for (const record of known) {
        if (record.id === current.getState().id) continue
        const entry = entryOf(record)
        ;(isListedPending(record, entry) ? pending : past).push(entry)
      }
      return { pending, past, clearableCount: countClearable(unreadable) }
    },
    findOpen() {
      const open = known
        .filter((record) => !endOf(record))
        .map((record) => ({ record, state: entryOf(record).state }))
        .filter(({ record, state }) => followed.isOpen(record) && !isExecutionSettled(state))
      const isFirst = ({ record, state }: (typeof open)[number]) => isPending(record) || isPending(state)
      return [...open.filter(isFirst), ...open.filter((one) => !isFirst(one))].map(({ record }) => record)
    },
    isStored: (sent) => known.some((record) => isNamedIn(record, sent)),
    liveOf,
    isPendingAmong,
    findRemovable,
  }
}

function isNamedIn({ requestId, items }: ExecutionRecord, sent: string): boolean {
  // A record from before the prompt doesn't prove that what was sent is stored.
  return (
    (sent === requestId && items.some(({ status }) => status !== 'waiting')) ||
    items.some(({ transactionHash, intent }) => sent === transactionHash || sent === intent?.callsId)
  )
}

import { findClearable, type ClearableRecord } from '../../ports/journal/executionJournal.ts'
import type { ExecutionRecord } from '../../ports/journal/executionRecord.ts'
import { maxFollowed } from '../../ports/journal/storeLimits.ts'
import {
  isExecutionSettled,
  isPending,
  isUnconfirmedByService,
  type ExecutionState,
} from '../../state/executionState.ts'
import { hasMovedNothing } from '../../state/hasMovedNothing.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import type { InternalExecution } from '../assembleExecution.ts'
import { isListedPending, type FollowedExecutions } from './createFollowedExecutions.ts'
import type { ExecutionsState, ListedExecution } from './executions.ts'

/** What the journal holds of executions, and what this page knows of each since. */
export interface KnownExecutions {
  /** Takes what was read of the journal. */
  update(records: readonly ExecutionRecord[]): void
  /** An execution has ended, as the provider reported in this page. */
  end(id: string, state: ExecutionState): void
  /** All but the current one. */
  list(
    unreadable: ExecutionsState['unreadable'],
  ): Pick<ExecutionsState, 'pending' | 'past' | 'clearableCount'>
  /** Of the records that are given, or else of those that were read. */
  toFollow(records?: readonly ExecutionRecord[]): ExecutionRecord[]
  /** The execution that shows a record here. */
  liveOf(id: string): InternalExecution | undefined
  /** In this tab or another. One that failed is not pending, nor one of which only the store tells. */
  isPendingAnywhere(id: string, records?: readonly ExecutionRecord[]): boolean
  /** The ids of what can be cleared. */
  findRemovable(contents: Parameters<typeof findClearable>[0]): string[]
}

export function createKnownExecutions(
  current: InternalExecution,
  followed: Pick<FollowedExecutions, 'get' | 'entryOf' | 'isOpen'>,
  clock: Pick<Clock, 'now'>,
): KnownExecutions {
  let known: readonly ExecutionRecord[] = []
  /** How executions ended that were left since. */
  const ended = new Map<string, ExecutionState>()

  function toFollow(records = known): ExecutionRecord[] {
    return records.filter(followed.isOpen).slice(0, maxFollowed)
  }

  function liveOf(id: string): InternalExecution | undefined {
    return [current, followed.get(id)].find((execution) => execution?.getState().id === id)
  }

  function isPendingAnywhere(id: string, records = known): boolean {
    const live = liveOf(id)?.getState()
    if (live) return isPending(live) && !isUnconfirmedByService(live)
    return toFollow(records).some((record) => record.id === id)
  }

  function findRemovable(contents: Parameters<typeof findClearable>[0]): string[] {
    return findClearable(contents, clock.now()).filter((id) => !isPendingAnywhere(id))
  }

  /** By what this page knows of each: the journal was read before that. */
  function countClearable(unreadable: ExecutionsState['unreadable']): number {
    const stored = known.flatMap((record): ClearableRecord[] => {
      const state = ended.get(record.id) ?? liveOf(record.id)?.getState()
      if (!state || (state.isRestored && !isExecutionSettled(state))) return [record]
      return hasMovedNothing(state) ? [] : [{ ...record, status: state.status, items: state.items }]
    })
    return findRemovable({ records: stored, unreadable }).length
  }

  function entryOf(record: ExecutionRecord): ListedExecution {
    const state = ended.get(record.id)
    return state ? { state, isInOtherTab: false, isFollowed: true } : followed.entryOf(record)
  }

  return {
    update(records) {
      known = records
    },
    end: (id, state) => void ended.set(id, state),
    list(unreadable) {
      const listed = known.filter(({ id }) => id !== current.getState().id).map(entryOf)
      const isPendingHere = (entry: ListedExecution) => isListedPending(entry, followed)
      return {
        pending: listed.filter(isPendingHere),
        past: listed.filter((entry) => !isPendingHere(entry)),
        clearableCount: countClearable(unreadable),
      }
    },
    toFollow,
    liveOf,
    isPendingAnywhere,
    findRemovable,
  }
}

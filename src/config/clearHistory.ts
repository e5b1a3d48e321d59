import type { DepositBook } from '../deposit/depositBook.ts'
import type { Executions } from '../execution/core/list/executions.ts'

/** What became of the history that this browser has stored. */
export interface ClearedHistory {
  /** How many entries were removed. */
  removed: number
  /** How many are left, because money may be under way, or a newer version of this library wrote them. */
  kept: number
}

/**
 * Removes everything that is over, failed more than a day ago, or can't be read. What a newer version wrote stays, since that
 * one can read it.
 *
 * @throws {JournalError} when the store refuses; what it removed stays removed.
 */
export async function clearHistory({
  executions,
  depositBook,
}: {
  executions: Pick<Executions, 'clear'>
  depositBook: Pick<DepositBook, 'clear'>
}): Promise<ClearedHistory> {
  // One that is refused does not keep the other.
  const outcomes = await Promise.allSettled([executions.clear(), depositBook.clear()])
  let removed = 0
  let kept = 0
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason
    removed += outcome.value.removed
    kept += outcome.value.kept
  }
  return { removed, kept }
}

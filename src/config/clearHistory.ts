import type { DepositBook } from '../deposit/book/depositBook.ts'
import { acquireInTime, lockLimitMs } from '../execution/ports/locks/acquireInTime.ts'
import { clearLockOf } from '../execution/ports/locks/lockNames.ts'
import type { LockRelease, Locks } from '../execution/ports/locks/locks.ts'
import type { Clock } from '../utils/time/clock.ts'
import type { Executions } from '../execution/core/list/executions.ts'

/** What happened to the history stored in this browser. */
export interface ClearedHistory {
  /** How many entries were removed. */
  removed: number
  /** How many were kept, because funds may be in progress, or because a newer version of this library wrote them. */
  kept: number
}

/** Pause before checking again whether another tab is still clearing, in milliseconds. */
const pauseMs = 50

interface ClearHistoryParameters {
  baseUrl: string
  locks: Locks
  clock: Clock
  executions: Pick<Executions, 'clear'>
  depositBook: Pick<DepositBook, 'clear'>
}

/**
 * Removes every record that is finished, failed more than a day ago, or can't be read. Records of a newer version are
 * kept, since that version can read them.
 *
 * @throws {JournalError} when the store refuses; what it removed stays removed.
 */
export async function clearHistory(parameters: ClearHistoryParameters): Promise<ClearedHistory> {
  // Two tabs clearing at once would both count the same records.
  const release = await takeTurn(parameters)
  try {
    return await clear(parameters)
  } finally {
    release?.()
  }
}

/** Waits for another tab that is clearing. A slow one, or unavailable locks, don't prevent clearing. */
async function takeTurn({ baseUrl, locks, clock }: ClearHistoryParameters): Promise<LockRelease | undefined> {
  try {
    let waitedMs = 0
    for (let last = clock.now(); ;) {
      const release = await acquireInTime({ clock, locks }, clearLockOf(baseUrl))
      // A clock that is set back must not prolong the wait.
      waitedMs += Math.max(pauseMs, clock.now() - last)
      if (release || waitedMs >= lockLimitMs) return release
      last = clock.now()
      await clock.sleep(pauseMs)
    }
  } catch {
    return undefined
  }
}

async function clear({ executions, depositBook }: ClearHistoryParameters): Promise<ClearedHistory> {
  // If storage refuses one of the two, the other is still cleared.
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

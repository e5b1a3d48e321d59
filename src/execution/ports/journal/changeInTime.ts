import { JournalError } from '../../../errors/execution.ts'
import { perObject } from '../../../utils/data/perObject.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { rejectTimeout, withLimit } from '../../../utils/time/withLimit.ts'
import type { Journal } from './journal.ts'
import { storeLimitMs } from './storeLimits.ts'

interface ChangedEntry {
  journal: Journal
  clock: Clock
  id: string
}

/** IDs of the entries that this page has removed and not written since: a write that timed out may still succeed, and bring one back. */
const removedFrom = perObject((_journal: Journal) => new Set<string>())

/** Whether this page removed an entry, and has not written it since. */
export function wasRemoved(journal: Journal, id: string): boolean {
  return removedFrom(journal).has(id)
}

/** Removals that timed out and may still succeed, by entry ID, each with a function that repeats the newest write. */
const abandonedRemovalsFrom = perObject((_journal: Journal) => new Map<string, () => void>())

/** Removes an entry. Rejects if storage takes too long. If the removal succeeds later, entries written meanwhile are written again. */
export function removeInTime({ journal, clock, id }: ChangedEntry): Promise<void> {
  removedFrom(journal).add(id)
  const removing = journal.remove(id)
  return withLimit({ clock, maxMs: storeLimitMs }, removing, () => {
    const abandonedRemovals = abandonedRemovalsFrom(journal)
    abandonedRemovals.set(id, () => {})
    const onSettled = () => {
      const writeAgain = abandonedRemovals.get(id)
      abandonedRemovals.delete(id)
      if (!wasRemoved(journal, id)) writeAgain?.()
    }
    removing.then(onSettled, onSettled)
    return rejectTimeout('journal')()
  })
}

/**
 * Waits for a write that has just begun.
 *
 * @param entry.writeAgain Writes the newest version, after a removal that had timed out removed this one.
 * @throws {JournalError} when storage takes too long. If the write succeeds after the entry was removed, the entry is removed again.
 */
export function writeInTime(
  { journal, clock, id, writeAgain }: ChangedEntry & { writeAgain: () => void },
  writing: Promise<void>,
): Promise<void> {
  removedFrom(journal).delete(id)
  const abandonedRemovals = abandonedRemovalsFrom(journal)
  if (abandonedRemovals.has(id)) abandonedRemovals.set(id, writeAgain)
  return withLimit({ clock, maxMs: storeLimitMs }, writing, () => {
    const removeAgain = () => (wasRemoved(journal, id) ? journal.remove(id) : undefined)
    writing.then(removeAgain).catch(() => {})
    return Promise.reject(new JournalError())
  })
}

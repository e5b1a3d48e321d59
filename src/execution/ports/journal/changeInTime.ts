import { JournalError } from '../../../errors/execution.ts'
import { perObject } from '../../../utils/data/perObject.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { failLate, withLimit } from '../../../utils/time/withLimit.ts'
import type { Journal } from './journal.ts'
import { storeLimitMs } from './storeLimits.ts'

interface ChangedEntry {
  journal: Journal
  clock: Clock
  id: string
}

/** IDs of the entries that this page has removed and not written since: a write that was given up may still succeed, and bring one back. */
const removedFrom = perObject((_journal: Journal) => new Set<string>())

/** Whether this page removed an entry, and has not written it since. */
export function wasRemoved(journal: Journal, id: string): boolean {
  return removedFrom(journal).has(id)
}

/** Removes an entry. Rejects if storage takes too long. */
export function removeInTime({ journal, clock, id }: ChangedEntry): Promise<void> {
  removedFrom(journal).add(id)
  return withLimit({ clock, maxMs: storeLimitMs }, journal.remove(id), failLate('journal'))
}

/**
 * Waits for a write that has just begun.
 *
 * @throws {JournalError} when storage takes too long. If it succeeds after the entry was removed, the entry is removed again.
 */
export function writeInTime({ journal, clock, id }: ChangedEntry, writing: Promise<void>): Promise<void> {
  removedFrom(journal).delete(id)
  return withLimit({ clock, maxMs: storeLimitMs }, writing, () => {
    const removeAgain = () => (wasRemoved(journal, id) ? journal.remove(id) : undefined)
    writing.then(removeAgain).catch(() => {})
    return Promise.reject(new JournalError())
  })
}

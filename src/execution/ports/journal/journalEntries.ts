import { JournalError, type JournalOperation } from '../../../errors/execution.ts'
import { reportException } from '../../../utils/events/reportException.ts'
import { systemClock, type Clock } from '../../../utils/time/clock.ts'
import { rejectTimeout, withLimit, type Limited } from '../../../utils/time/withLimit.ts'
import { removeInTime } from './changeInTime.ts'
import { changeInTurn } from './changeInTurn.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { storeLimitMs } from './storeLimits.ts'

/** An entry that can't be parsed. It is kept unchanged, since funds may depend on it. */
export interface UnreadableEntry extends JournalEntry {
  /** Why it can't be parsed. */
  reason: string
  /** A newer version of this library wrote it and can read it: clearing the history keeps it. */
  isNewer: boolean
}

/**
 * Reads all entries of a journal.
 *
 * @throws {JournalError} when storage refuses, or takes too long.
 */
export async function readEntries(
  journal: Journal,
  { clock = systemClock, maxMs = storeLimitMs }: Partial<Limited> = {},
): Promise<readonly JournalEntry[]> {
  return asJournalTask('read', async () => {
    const entries = await withLimit({ clock, maxMs }, journal.read(), rejectTimeout('journal'))
    // A page's own journal may return anything. One invalid entry must not hide the others.
    const readable = entries.filter(isEntry)
    if (readable.length < entries.length) reportException(new TypeError(entriesRule))
    return readable
  })
}

/**
 * Removes an entry, whatever it contains, once all writes to it are done: one of them would bring it back.
 *
 * @throws {JournalError} when storage refuses, or takes too long.
 */
export async function removeEntry(journal: Journal, id: string, clock = systemClock): Promise<void> {
  await asJournalTask('remove', () => changeInTurn(journal, id, () => removeInTime({ journal, clock, id })))
}

/**
 * Removes entries all at once: the longer it takes, the more may be written to them after they were selected.
 *
 * @throws {JournalError} when storage refuses one; the others are still removed.
 */
export async function removeEntries(journal: Journal, ids: readonly string[], clock?: Clock): Promise<void> {
  const outcomes = await Promise.allSettled(ids.map((id) => removeEntry(journal, id, clock)))
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  if (refused) throw refused.reason
}

const entriesRule = 'A journal’s `read` must resolve to a list of `{ id, text }`, both texts.'

function isEntry(entry: Partial<JournalEntry> | null | undefined): boolean {
  return typeof entry?.id === 'string' && typeof entry.text === 'string'
}

/** Runs a task on a journal of the page. @throws {JournalError} for any error of the task. */
export async function asJournalTask<result>(
  operation: JournalOperation,
  run: () => Promise<result>,
): Promise<result> {
  try {
    return await run()
  } catch (cause) {
    throw new JournalError({ operation, cause })
  }
}

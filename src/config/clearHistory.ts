import type { DepositBook } from '../deposit/depositBook.ts'
import type { Executions } from '../execution/core/list/executions.ts'
import { readJournal } from '../execution/ports/journal/executionJournal.ts'
import { isRecordOpen } from '../execution/ports/journal/isRecordOpen.ts'
import type { Journal } from '../execution/ports/journal/journal.ts'

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
 */
export async function clearHistory({
  baseUrl,
  journal,
  now,
  executions,
  depositBook,
}: {
  baseUrl: string
  journal: Journal
  /** Milliseconds since the epoch. */
  now: number
  executions: Pick<Executions, 'forget'>
  depositBook: Pick<DepositBook, 'clear'>
}): Promise<ClearedHistory> {
  const { records, unreadable } = await readJournal(journal, baseUrl)
  const over = records.filter((record) => !isRecordOpen(record, now))
  const removable = unreadable.filter(({ isNewer }) => !isNewer)
  let removed = 0
  // One after the other: each leaves the list as it is then.
  for (const { id } of [...over, ...removable]) removed += (await executions.forget(id)) ? 1 : 0
  const deposits = await depositBook.clear()
  return {
    removed: removed + deposits.removed,
    kept: records.length + unreadable.length - removed + deposits.kept,
  }
}

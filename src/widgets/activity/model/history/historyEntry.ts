import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import type { RequestsPage, UnreadableRecord } from '../../../../schemas/requests/requestsPage.ts'

/** What a row of the history is about: a request, or a record of one that can't be read. */
export type HistoryEntry = RequestRecord | UnreadableRecord

export function isUnreadable(entry: HistoryEntry): entry is UnreadableRecord {
  return 'raw' in entry
}

/** Pages are read over and over while the list is scrolled. */
const known = new WeakMap<object, readonly HistoryEntry[]>()

/** All entries of a page, each in the place where the provider has it. */
export function historyEntriesOf(
  page: Pick<RequestsPage, 'requests' | 'unreadable'>,
): readonly HistoryEntry[] {
  const { requests, unreadable } = page
  if (unreadable.length === 0) return requests
  let entries = known.get(page)
  if (!entries) {
    const all: HistoryEntry[] = [...requests]
    for (const entry of unreadable) all.splice(entry.index, 0, entry)
    known.set(page, (entries = all))
  }
  return entries
}

import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import type { RequestsPage, UnreadableRecord } from '../../../../schemas/requests/requestsPage.ts'
import { perObject } from '../../../../utils/data/perObject.ts'

/** The entry of a row of the history: a request, or a record that can't be read. */
export type HistoryEntry = RequestRecord | UnreadableRecord

export function isUnreadable(entry: HistoryEntry): entry is UnreadableRecord {
  return 'raw' in entry
}

/** All entries of a page, in the provider's order. Cached, since pages are read repeatedly while the list is scrolled. */
export const historyEntriesOf = perObject(
  ({ requests, unreadable }: Pick<RequestsPage, 'requests' | 'unreadable'>): readonly HistoryEntry[] => {
    if (unreadable.length === 0) return requests
    const entries: HistoryEntry[] = [...requests]
    for (const entry of unreadable) entries.splice(entry.index, 0, entry)
    return entries
  },
)

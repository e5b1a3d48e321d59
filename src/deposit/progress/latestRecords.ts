import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'

/** Each request once, in its latest version; the history may return different ones by ID and by address. */
export function latestRecords(records: readonly RequestRecord[]): RequestRecord[] {
  const byId = new Map<string, RequestRecord>()
  for (const record of records) {
    const other = byId.get(record.id)
    if (!other || (record.updatedAt ?? '') > (other.updatedAt ?? '')) byId.set(record.id, record)
  }
  return [...byId.values()]
}

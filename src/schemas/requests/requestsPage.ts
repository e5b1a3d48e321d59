import * as z from 'zod/mini'
import { fieldsOf } from '../base/json.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { parseOptional, toSchemaError } from '../base/parseWithSchema.ts'
import { anything, looseId, looseNumber, looseText } from '../base/primitives.ts'
import { requestRecordSchema, type RequestRecord } from './requestRecord.ts'

/** A record that can't be parsed, unchanged. Its request may move funds. */
export interface UnreadableRecord {
  /** Position of the record on the page, from 0. */
  index: number
  /** ID of the request, if the record has it; untrusted text. */
  id: string | undefined
  /** The field that can't be read, as a dotted path; for a record of v2, in the v3 record that it was converted to. */
  path: string
  reason: string
  /** The unchanged JSON; untrusted. */
  raw: unknown
}

/** Creates a schema that reads a page of the request history record by record, converting each one first. */
export function createRequestsPageSchema(toRecord: (record: unknown) => unknown = (record) => record) {
  return map(
    object({
      requests: array(anything),
      /** Pass it back to get the next page; missing on the last one. */
      continuation: nullish(looseText),
      /** Exact count of all matching requests; only with `includeTotal`. */
      total: lenient(looseNumber),
    }),
    ({ requests, ...page }) => ({ ...page, ...readRecords(requests, toRecord) }),
  )
}

export const requestsPageSchema = createRequestsPageSchema()

/** A page of the request history. */
export interface RequestsPage extends z.output<typeof requestsPageSchema> {}

function readRecords(records: readonly unknown[], toRecord: (record: unknown) => unknown) {
  const requests: RequestRecord[] = []
  /** Invalid records, which don't affect the others. */
  const unreadable: UnreadableRecord[] = []
  for (const [index, raw] of records.entries()) {
    const result = z.safeParse(requestRecordSchema, toRecord(raw))
    if (result.success) requests.push(result.data)
    else {
      const { path, reason } = toSchemaError(result.error)
      const id = parseOptional(looseId, fieldsOf(raw)['id'])
      unreadable.push({ index, id, path, reason, raw })
    }
  }
  return { requests, unreadable }
}

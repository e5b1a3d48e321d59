import type * as z from 'zod/mini'
import { nullish } from '../base/nullish.ts'
import { array, object } from '../base/object.ts'
import { number, text } from '../base/primitives.ts'
import { requestRecordSchema } from './requestRecord.ts'

export const requestsPageSchema = object({
  requests: array(requestRecordSchema),
  /** Pass it back to get the next page; missing on the last one. */
  continuation: nullish(text),
  /** Exact count of all matching requests; only with `includeTotal`. */
  total: nullish(number),
})

/** A page of the request history. */
export interface RequestsPage extends z.output<typeof requestsPageSchema> {}

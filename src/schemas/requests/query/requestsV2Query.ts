import * as z from 'zod/mini'
import { queryNumber } from '../../base/codecs.ts'
import { object } from '../../base/object.ts'
import { text } from '../../base/primitives.ts'

const limit = queryNumber('it must be a whole number', (value) => Number.isSafeInteger(value) && value > 0)

/** The query of the deprecated `GET /requests/v2`. */
export const requestsV2QuerySchema = object({
  /** The sender or the recipient. */
  user: z.optional(text),
  id: z.optional(text),
  /** The hash of any transaction of the request. */
  hash: z.optional(text),
  referrer: z.optional(text),
  limit: z.optional(limit),
  /** From the previous page. */
  continuation: z.optional(text),
})

/** The query of `GET /requests/v2` in the library's types. */
export interface RequestsV2Query extends z.output<typeof requestsV2QuerySchema> {}

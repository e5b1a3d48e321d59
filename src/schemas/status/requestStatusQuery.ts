import * as z from 'zod/mini'
import { object } from '../base/object.ts'

/** The query of every version of the status endpoint. */
export const requestStatusQuerySchema = object({
  /** ID of the request, from a step of its quote or from the history. */
  requestId: z.string('it must be text').check(z.minLength(1, 'it must not be empty')),
})

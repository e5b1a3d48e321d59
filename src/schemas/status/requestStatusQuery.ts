import { object } from '../base/object.ts'
import { requiredText } from '../base/primitives.ts'

/** The query of every version of the status endpoint. */
export const requestStatusQuerySchema = object({
  /** ID of the request, from a step of its quote or from the history. */
  requestId: requiredText,
})

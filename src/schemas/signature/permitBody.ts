import * as z from 'zod/mini'
import { object } from '../base/object.ts'
import { nonEmptyText, text } from '../base/primitives.ts'

/** The body that is posted with a signature. The interface does not show it; it is what services of its kind ask for. */
export const permitBodySchema = object({
  /** What was signed, such as `eip3009`, `permit2` or `claim`. */
  kind: nonEmptyText,
  requestId: nonEmptyText,
  /** The part of the service that asked for it. */
  api: z.optional(text),
})

import * as z from 'zod/mini'
import { object } from '../base/object.ts'
import { requiredText, text } from '../base/primitives.ts'

/** The body that is posted with a signature. The API doesn't document it; providers of its kind expect it. */
export const permitBodySchema = object({
  /** What was signed, such as `eip3009`, `permit2` or `claim`. */
  kind: requiredText,
  requestId: requiredText,
  /** The part of the provider's API that requested it; not every provider names one. */
  api: z.optional(text),
})

import type * as z from 'zod/mini'
import { lenient, nullish } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { text } from '../base/primitives.ts'
import { stepSchema } from '../quote/step.ts'

export const postedSignatureSchema = map(
  object({
    /** What the service says to it; untrusted text. */
    message: lenient(text),
    steps: nullish(array(stepSchema)),
  }),
  ({ steps, ...posted }) => ({
    ...posted,
    /** What the service asks for next. */
    steps: steps ?? [],
  }),
)

/** The service's answer to a signature. */
export interface PostedSignature extends z.output<typeof postedSignatureSchema> {}

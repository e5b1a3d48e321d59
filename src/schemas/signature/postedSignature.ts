import * as z from 'zod/mini'
import { isObject } from '../../utils/isObject.ts'
import { fieldsOf } from '../base/json.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { words } from '../base/primitives.ts'
import { completeSteps, type KnownOfSteps } from '../quote/completeSteps.ts'
import { stepSchema } from '../quote/step.ts'

export const postedSignatureSchema = map(
  object({
    /** What the service says to it; untrusted text. */
    message: lenient(words),
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

/** Reads the service's answer to a signature, whose steps leave out what is known: who signed, and for what. */
export function completedSignatureSchema(known: KnownOfSteps) {
  return z.pipe(
    z.transform((json: unknown) =>
      isObject(json) ? { ...json, steps: completeSteps(fieldsOf(json)['steps'], known) } : json,
    ),
    postedSignatureSchema,
  )
}

import * as z from 'zod/mini'
import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import { fieldsOf } from '../base/json.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { looseText } from '../base/primitives.ts'
import { completeSteps, type StepDefaults } from '../quote/completeSteps.ts'
import { stepSchema } from '../quote/step.ts'
import { describeExceededStepLimit } from '../quote/describeExceededStepLimit.ts'

export const postedSignatureSchema = map(
  object({
    /** The provider's response to it; untrusted text. */
    message: lenient(looseText),
    steps: nullish(array(stepSchema)),
  }),
  ({ steps, ...posted }) => ({
    ...posted,
    /** Further steps that the provider asks for. */
    steps: steps ?? [],
  }),
)

/** The provider's response to a signature. */
export interface PostedSignature extends z.output<typeof postedSignatureSchema> {}

/**
 * Reads the provider's response to a signature, whose steps omit what is known: who signed, and for which request.
 * Together with the earlier steps they must not exceed a quote's limits.
 */
export function completedSignatureSchema(known: StepDefaults) {
  return z.pipe(
    z.transform((json: unknown, { issues }) => {
      if (!isObject(json)) return json
      const { steps } = fieldsOf(json)
      const beyond = Array.isArray(steps)
        ? describeExceededStepLimit([...(ownFields(known).steps ?? []), ...(steps as unknown[])])
        : undefined
      if (beyond === undefined) return { ...json, steps: completeSteps(steps, known) }
      issues.push({ code: 'custom', message: beyond, path: ['steps'], input: json })
      return z.NEVER
    }),
    postedSignatureSchema,
  )
}

import * as z from 'zod/mini'
import { isObject } from '../../utils/isObject.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { text } from '../base/primitives.ts'
import { stepSchema } from '../quote/step.ts'

/** What is known of steps before they come. */
export interface KnownOfSteps {
  /** Who sends their transactions. */
  from?: string | undefined
  requestId?: string | undefined
}

/** Reads the service's answer to a signature, completing its steps by what is known. */
export function completedSignatureSchema(known: KnownOfSteps) {
  return map(
    object({
      /** What the service says to it; untrusted text. */
      message: lenient(text),
      steps: nullish(
        array(
          z.pipe(
            z.transform((step) => completeStep(step, known)),
            stepSchema,
          ),
        ),
      ),
    }),
    ({ steps, ...posted }) => ({
      ...posted,
      /** What the service asks for next. */
      steps: steps ?? [],
    }),
  )
}

export const postedSignatureSchema = completedSignatureSchema({})

/** The service's answer to a signature. */
export interface PostedSignature extends z.output<typeof postedSignatureSchema> {}

/** Deployments leave out of such steps who sends them, and which request they belong to. */
function completeStep(step: unknown, { from, requestId }: KnownOfSteps): unknown {
  if (!isObject(step)) return step
  const { items } = step
  return {
    ...step,
    requestId: step['requestId'] || requestId,
    items:
      step['kind'] === 'transaction' && Array.isArray(items)
        ? items.map((item: unknown) =>
            isObject(item) && isObject(item['data'])
              ? { ...item, data: { ...item['data'], from: item['data']['from'] || from } }
              : item,
          )
        : items,
  }
}

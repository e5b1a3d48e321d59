import type * as z from 'zod/mini'
import { lenientObject } from './base/object.ts'
import { anything, number, text } from './base/primitives.ts'

/** All error shapes of the interface at once: each field is optional, none is trusted. */
export const errorBodySchema = lenientObject({
  message: text,
  errorCode: text,
  errorData: anything,
  requestId: text,
  /** The block at which the service tried the failed call. */
  approxSimulatedBlock: number,
  failedCallData: lenientObject({ from: text, to: text, data: text, value: text }),
})

export interface ErrorBody extends z.output<typeof errorBodySchema> {}

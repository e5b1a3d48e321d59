import type * as z from 'zod/mini'
import { lenientObject } from './base/object.ts'
import { anything, looseNumber, text, looseText } from './base/primitives.ts'

/** All error shapes of the interface at once: each field is optional, none is trusted. */
export const errorBodySchema = lenientObject({
  message: text,
  errorCode: looseText,
  errorData: anything,
  requestId: looseText,
  /** Some endpoints name the error, or say it, here. */
  error: looseText,
  /** Others name it here. */
  code: looseText,
  /** What `errorData` is elsewhere. */
  details: anything,
  /** Address of what replaces an endpoint whose limit shrinks; untrusted. */
  successor: looseText,
  /** Address of a guide to it; untrusted. */
  migrationGuide: looseText,
  /** The block at which the service tried the failed call. */
  approxSimulatedBlock: looseNumber,
  failedCallData: lenientObject({ from: looseText, to: looseText, data: looseText, value: looseText }),
})

export interface ErrorBody extends z.output<typeof errorBodySchema> {}

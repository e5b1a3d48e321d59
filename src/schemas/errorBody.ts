import type * as z from 'zod/mini'
import { lenientObject } from './base/object.ts'
import { anything, figure, text, words } from './base/primitives.ts'

/** All error shapes of the interface at once: each field is optional, none is trusted. */
export const errorBodySchema = lenientObject({
  message: text,
  errorCode: words,
  errorData: anything,
  requestId: words,
  /** Some endpoints name the error, or say it, here. */
  error: words,
  /** What `errorData` is elsewhere. */
  details: anything,
  /** Address of what replaces an endpoint whose limit shrinks; untrusted. */
  successor: words,
  /** Address of a guide to it; untrusted. */
  migrationGuide: words,
  /** The block at which the service tried the failed call. */
  approxSimulatedBlock: figure,
  failedCallData: lenientObject({ from: words, to: words, data: words, value: words }),
})

export interface ErrorBody extends z.output<typeof errorBodySchema> {}

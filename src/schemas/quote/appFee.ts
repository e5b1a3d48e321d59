import type * as z from 'zod/mini'
import { basisPoints } from '../base/codecs.ts'
import { object } from '../base/object.ts'
import { someAddress } from '../base/primitives.ts'

export const appFeeSchema = object({
  /** Who earns it. */
  recipient: someAddress,
  /** Share of what the user pays, in basis points, 0 to 10000. */
  fee: basisPoints,
})

/** A fee that the app takes. */
export interface AppFee extends z.output<typeof appFeeSchema> {}

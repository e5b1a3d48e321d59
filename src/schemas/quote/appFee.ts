import * as z from 'zod/mini'
import { basisPoints } from '../base/codecs.ts'
import { object } from '../base/object.ts'
import { evmAddressPattern, someAddress } from '../base/primitives.ts'

const recipientRule = 'it must be 0x and 40 hex digits, or an address of another chain family'

export const appFeeSchema = object({
  /** Who earns it. What begins like an EVM address must be one: nobody has a shorter one. */
  recipient: someAddress.check(
    z.refine((value) => !/^0x/i.test(value) || evmAddressPattern.test(value), recipientRule),
  ),
  /** Share of what the user pays, in basis points, 0 to 10000. */
  fee: basisPoints,
})

/** A fee that the app takes. */
export interface AppFee extends z.output<typeof appFeeSchema> {}

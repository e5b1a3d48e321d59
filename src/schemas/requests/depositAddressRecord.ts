import type * as z from 'zod/mini'
import { map, object } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { looseText } from '../base/primitives.ts'

const depositAddressTypes: ReadonlySet<string> = new Set(['strict', 'open'])

export const depositAddressSchema = map(
  object({
    /** Missing if the provider only gives its other facts. */
    address: nullish(looseText),
    type: lenient(looseText),
    depositor: lenient(looseText),
    depositTxHash: lenient(looseText),
    /** The account that can recover funds on the origin chain if the recipient is blocked later. */
    recoveryAddress: lenient(looseText),
  }),
  ({ type, ...rest }) => ({
    ...rest,
    /** `strict` is bound to its order. An unknown word is kept in `rawType`. */
    type: depositAddressTypes.has(type ?? '') ? (type as 'strict' | 'open') : ('unknown' as const),
    rawType: type,
  }),
)

/** The address to which the user of a request sends funds by hand. */
export interface DepositAddressRecord extends z.output<typeof depositAddressSchema> {}

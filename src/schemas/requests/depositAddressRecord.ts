import type * as z from 'zod/mini'
import { map, object } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { looseText } from '../base/primitives.ts'

const depositAddressTypes: ReadonlySet<string> = new Set(['strict', 'open'])

export const depositAddressSchema = map(
  object({
    /** Missing where the service says other things of it alone. */
    address: nullish(looseText),
    type: lenient(looseText),
    depositor: lenient(looseText),
    depositTxHash: lenient(looseText),
    /** Who can recover funds on the origin chain if the recipient is blocked later. */
    recoveryAddress: lenient(looseText),
  }),
  ({ type, ...rest }) => ({
    ...rest,
    /** `strict` is bound to its order. A word that is not known is kept in `rawType`. */
    type: depositAddressTypes.has(type ?? '') ? (type as 'strict' | 'open') : ('unknown' as const),
    rawType: type,
  }),
)

/** Where the user of a request sends funds by hand. */
export interface DepositAddressRecord extends z.output<typeof depositAddressSchema> {}

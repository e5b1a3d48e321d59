import * as z from 'zod/mini'
import { addressHazard } from '../../../utils/address/addressHazard.ts'
import { basisPoints } from '../../base/codecs.ts'
import { object } from '../../base/object.ts'
import { checkedAddress } from '../../base/checkedAddress.ts'
import { evmAddressPattern } from '../../base/primitives.ts'

const isAddress = z.refine<string>(
  // What starts like an EVM address must be one: no chain has shorter ones.
  (value) => !/^0x/i.test(value) || evmAddressPattern.test(value),
  'it must be 0x and 40 hex digits, or an address of another chain family',
)

const isSomebodys = z.refine<string>((value) => !addressHazard(value, []), 'no one has the key to it')

export const appFeeSchema = object({
  /** The account that earns the fee. A mistyped address would lose the app's earnings. */
  recipient: checkedAddress.check(isAddress, isSomebodys),
  /** Share of what the user pays, in basis points, 0 to 10000. */
  fee: basisPoints,
})

/** A fee for the app. */
export interface AppFee extends z.output<typeof appFeeSchema> {}

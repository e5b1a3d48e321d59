import * as z from 'zod/mini'
import { addressHazard } from '../../utils/address/addressHazard.ts'
import { parseAddress } from '../../utils/address/parseAddress.ts'
import { basisPoints } from '../base/codecs.ts'
import { object } from '../base/object.ts'
import { evmAddressPattern, someAddress } from '../base/primitives.ts'

const isAddress = z.refine<string>(
  // What begins like an EVM address must be one: nobody has a shorter one.
  (value) => !/^0x/i.test(value) || evmAddressPattern.test(value),
  'it must be 0x and 40 hex digits, or an address of another chain family',
)

const hasRightChecksum = z.refine<string>(
  (value) => parseAddress(value).problem !== 'checksum',
  'its checksum is wrong (ERC-55): correct it, or write it in small letters',
)

const isSomebodys = z.refine<string>((value) => !addressHazard(value, []), 'nobody has the key of it')

export const appFeeSchema = object({
  /** Who earns it. A wrong one would lose what the app earns. */
  recipient: someAddress.check(isAddress, hasRightChecksum, isSomebodys),
  /** Share of what the user pays, in basis points, 0 to 10000. */
  fee: basisPoints,
})

/** A fee that the app takes. */
export interface AppFee extends z.output<typeof appFeeSchema> {}

import * as z from 'zod/mini'
import { parseAddress } from '../../utils/address/parseAddress.ts'
import { someAddress } from './primitives.ts'

/** The rule for an address with a wrong checksum. */
export const checksumRule = 'its checksum is wrong (ERC-55): correct it, or write it in small letters'

/** In an EVM address, the case of the letters is a checksum (ERC-55): a wrong one means that a letter is wrong. */
export const hasRightChecksum = z.refine<string>(
  (value) => parseAddress(value).problem !== 'checksum',
  checksumRule,
)

/** An address of any chain family that receives funds, which a mistyped one would lose. */
export const checkedAddress = someAddress.check(hasRightChecksum)

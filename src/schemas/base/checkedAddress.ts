import * as z from 'zod/mini'
import { parseAddress } from '../../utils/address/parseAddress.ts'
import { someAddress } from './primitives.ts'

/** What is wrong with an address whose checksum is. */
export const checksumRule = 'its checksum is wrong (ERC-55): correct it, or write it in small letters'

/** In an address of the EVM the case of the letters is a checksum (ERC-55): a wrong one means that a letter is wrong. */
export const hasRightChecksum = z.refine<string>(
  (value) => parseAddress(value).problem !== 'checksum',
  checksumRule,
)

/** An address of any chain family that gets money: a mistyped one would lose it. */
export const checkedAddress = someAddress.check(hasRightChecksum)

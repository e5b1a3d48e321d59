import { isSameAddress } from './isSameAddress.ts'
import { nativeCurrencies } from './nativeCurrencies.ts'

/** Why no funds may go to an address. */
export type AddressHazard =
  /** Nobody has the key of the address. */
  | 'zero'
  /** The address is a token's. */
  | 'token'

/** Addresses of zeros, and where people send what they want to destroy, of every family. */
const keylessAddresses: readonly string[] = [
  ...nativeCurrencies,
  '0x000000000000000000000000000000000000dEaD',
  // Where a hash has 16 bytes alone, as on Hyperliquid.
  `0x${'0'.repeat(32)}`,
  '1nc1nerator11111111111111111111111111111111',
  // Programs and the mint of wrapped SOL: what is sent there nobody can send on.
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'So11111111111111111111111111111111111111112',
  'SysvarRent111111111111111111111111111111111',
  'SysvarC1ock11111111111111111111111111111111',
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
]

/** TON's account of zeros on either workchain: raw, or in any of its spellings, whose last three letters are a checksum. */
const zeroOnTon = /^(?:(?:0|-1):0{64}|[EUk0](?:QAA|f8A)A{41}[\w+/-]{3})$/

/** What speaks against an address as somebody's own; undefined when nothing does. */
export function addressHazard(address: string, tokens: readonly string[]): AddressHazard | undefined {
  const spelled = address.trim()
  if (zeroOnTon.test(spelled) || keylessAddresses.some((known) => isSameAddress(known, spelled)))
    return 'zero'
  return tokens.some((token) => isSameAddress(token, spelled)) ? 'token' : undefined
}

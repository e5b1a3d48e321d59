import { isSameAddress } from './isSameAddress.ts'
import { nativePlaceholders } from './nativePlaceholders.ts'

/** Why no funds may go to an address. */
export type AddressHazard =
  /** No one has the key to the address. */
  | 'zero'
  /** The address is a token's. */
  | 'token'

/** Zero addresses and burn addresses of every family. */
const keylessAddresses: readonly string[] = [
  ...nativePlaceholders,
  '0x000000000000000000000000000000000000dEaD',
  // Zero address where addresses have only 16 bytes, as on Hyperliquid.
  `0x${'0'.repeat(32)}`,
  '1nc1nerator11111111111111111111111111111111',
  // Programs and the mint of wrapped SOL: nobody can move funds that are sent there.
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

/** TON's zero account on either workchain: raw, or in any of its friendly forms, whose last three letters are a checksum. */
const zeroOnTon = /^(?:(?:0|-1):0{64}|[EUk0](?:QAA|f8A)A{41}[\w+/-]{3})$/

/** Why an address can't be someone's own wallet; undefined if it may be. */
export function addressHazard(address: string, tokens: readonly string[]): AddressHazard | undefined {
  const spelled = address.trim()
  if (zeroOnTon.test(spelled) || keylessAddresses.some((known) => isSameAddress(known, spelled)))
    return 'zero'
  return tokens.some((token) => isSameAddress(token, spelled)) ? 'token' : undefined
}

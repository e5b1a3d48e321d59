import { getAddress, keccak256, slice, stringToHex, type Address, type Hex } from 'viem'

/** Makes what looks random and is the same for the same seed and names. */
export interface SeededValues {
  /** An address that nobody has the key of. */
  address(...names: readonly (string | number)[]): Address
  /** A private key, for accounts that sign. */
  privateKey(...names: readonly (string | number)[]): Hex
  /** 32 bytes. */
  hash(...names: readonly (string | number | bigint)[]): Hex
}

/** Derives everything from one number. */
export function createSeededValues(seed: number): SeededValues {
  const hash = (...names: readonly (string | number | bigint)[]) =>
    keccak256(stringToHex(['causeway', seed, ...names].join(' ')))
  return {
    hash,
    // A hash that is no key – zero, or beyond the order of the curve – is as likely as guessing one.
    privateKey: (...names) => hash('key', ...names),
    address: (...names) => getAddress(slice(hash('address', ...names), 12)),
  }
}

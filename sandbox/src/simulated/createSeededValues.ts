import { getAddress, keccak256, slice, stringToHex, type Address, type Hex } from 'viem'

/** Derives values that look random but are the same for the same seed and names. */
export interface SeededValues {
  /** An address without a known key. */
  address(...names: readonly (string | number)[]): Address
  /** A private key, for accounts that sign. */
  privateKey(...names: readonly (string | number)[]): Hex
  /** 32 bytes. */
  hash(...names: readonly (string | number | bigint)[]): Hex
}

/** Derives all values from one number. */
export function createSeededValues(seed: number): SeededValues {
  const hash = (...names: readonly (string | number | bigint)[]) =>
    keccak256(stringToHex(['causeway', seed, ...names].join(' ')))
  return {
    hash,
    // A hash that isn't a valid key (zero, or not below the order of the curve) is as unlikely as guessing a key.
    privateKey: (...names) => hash('key', ...names),
    address: (...names) => getAddress(slice(hash('address', ...names), 12)),
  }
}

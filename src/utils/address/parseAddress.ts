import { getAddress, isAddress, type Address } from 'viem'

/** Why a text is not a valid address. */
export type AddressProblem =
  /** Not `0x` and 40 hex digits. */
  | 'format'
  /** Its checksum, the letter case, is wrong (ERC-55). */
  | 'checksum'

interface ParsedAddress {
  /** The address with its checksum; undefined if the text isn't an address. */
  address: Address | undefined
  problem: AddressProblem | undefined
}

/** Parses an address that a user typed or the provider returned. An empty text has neither address nor problem. */
export function parseAddress(text: string): ParsedAddress {
  const plain = text.trim()
  if (plain === '') return { address: undefined, problem: undefined }
  if (!isAddress(plain, { strict: false })) return { address: undefined, problem: 'format' }
  if (hasWrongChecksum(plain)) return { address: undefined, problem: 'checksum' }
  return { address: getAddress(plain), problem: undefined }
}

/** Whether an EVM address has a wrong checksum. An address in a single letter case has none. */
export function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toUpperCase() && !isAddress(address)
}

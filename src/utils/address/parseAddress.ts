import { getAddress, isAddress, type Address } from 'viem'

/** Why a text is not a valid address. */
export type AddressProblem =
  /** Not `0x` and 40 hex digits. */
  | 'format'
  /** Its letter case says that a character is wrong (ERC-55). */
  | 'checksum'

interface ParsedAddress {
  /** The address with its checksum; undefined while the text is none. */
  address: Address | undefined
  problem: AddressProblem | undefined
}

/** Reads an address that a person typed or a service gave. An empty text has neither address nor problem. */
export function parseAddress(text: string): ParsedAddress {
  const plain = text.trim()
  if (plain === '') return { address: undefined, problem: undefined }
  if (!isAddress(plain, { strict: false })) return { address: undefined, problem: 'format' }
  if (hasWrongChecksum(plain)) return { address: undefined, problem: 'checksum' }
  return { address: getAddress(plain), problem: undefined }
}

/** Whether the letters of an address of the EVM are a wrong checksum: in capitals or small letters alone there is none. */
export function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toUpperCase() && !isAddress(address)
}

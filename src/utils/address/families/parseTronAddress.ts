import { createBase58check } from '@scure/base'
import { sha256 } from 'viem'

const base58check = createBase58check((bytes) => sha256(bytes, 'bytes'))

/** Reads a Tron address: 20 bytes behind 0x41, in base58 with their checksum. */
export function parseTronAddress(text: string): string | undefined {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === 21 && bytes[0] === 0x41 ? text : undefined
  } catch {
    return undefined
  }
}

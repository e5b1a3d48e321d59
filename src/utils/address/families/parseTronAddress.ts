import { base58check } from './base58check.ts'

/** Reads a Tron address: 20 bytes behind 0x41, in base58 with their checksum. */
export function parseTronAddress(text: string): string | undefined {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === 21 && bytes[0] === 0x41 ? text : undefined
  } catch {
    return undefined
  }
}

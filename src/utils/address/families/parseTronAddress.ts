import { base58check } from './base58check.ts'

/** Parses a Tron address: 0x41 and 20 bytes, in base58 with a checksum. */
export function parseTronAddress(text: string): string | undefined {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === 21 && bytes[0] === 0x41 ? text : undefined
  } catch {
    return undefined
  }
}

import { base58 } from '@scure/base'

/** Reads a Solana address: 32 bytes in base58. There is no checksum that could tell of a wrong character. */
export function parseSolanaAddress(text: string): string | undefined {
  try {
    return base58.decode(text).length === 32 ? text : undefined
  } catch {
    return undefined
  }
}

import { base58 } from '@scure/base'

/** Parses a Solana address: 32 bytes in base58. There is no checksum, so a mistyped character isn't noticed. */
export function parseSolanaAddress(text: string): string | undefined {
  try {
    return base58.decode(text).length === 32 ? text : undefined
  } catch {
    return undefined
  }
}

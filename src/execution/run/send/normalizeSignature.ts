import {
  compactSignatureToSignature,
  isHex,
  parseCompactSignature,
  parseSignature,
  serializeSignature,
  size,
  type Hex,
} from 'viem'
import { WalletError } from '../../../errors/wallet.ts'

/**
 * A wallet's signature as contracts expect it: 65 bytes that end in 27 or 28. Hardware wallets end it in 0 or 1, and some wallets use the 64
 * bytes of EIP-2098. Other lengths are those of contract accounts and stay as they are.
 *
 * @throws {WalletError} if it is empty or not hexadecimal.
 */
export function normalizeSignature(answer: unknown): Hex {
  if (!isHex(answer) || size(answer) === 0) {
    throw new WalletError({ message: 'The wallet returned no signature.' })
  }
  try {
    if (size(answer) === 65) return serializeSignature(parseSignature(answer))
    if (size(answer) === 64)
      return serializeSignature(compactSignatureToSignature(parseCompactSignature(answer)))
  } catch {
    // Unreadable: sent unchanged, so that the provider decides.
  }
  return answer
}

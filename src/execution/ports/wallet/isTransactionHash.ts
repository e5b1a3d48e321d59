import type { Hex } from 'viem'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'

/**
 * Whether a wallet's answer is a transaction hash. A third-party wallet may return anything, such as an array with one hash, which a
 * pattern alone would also match.
 */
export function isTransactionHash(answer: unknown): answer is Hex {
  return typeof answer === 'string' && bytes32Pattern.test(answer)
}

import type { Hex } from 'viem'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'

/** Whether a wallet's answer is a hash. A wallet of another make may answer with anything, and a pattern takes a list of one text, too. */
export function isTransactionHash(answer: unknown): answer is Hex {
  return typeof answer === 'string' && bytes32Pattern.test(answer)
}

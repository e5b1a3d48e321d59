import { keepOverMs } from '../ports/journal/storeLimits.ts'
import { doubtInterestMs } from '../state/doubtInterestMs.ts'
import type { PromptIntent } from '../state/executionItem.ts'

/**
 * Whether a signature can take no more funds, and is so old that the user is no longer asked whether it was used. Without a deadline, it is
 * never over. A used EIP-2612 permit leaves an approval, which has no deadline: the user is asked about it for a month.
 */
export function isSignatureOver(
  { expiresAt = Infinity, permit }: Partial<Pick<PromptIntent, 'expiresAt' | 'permit'>>,
  now: number,
): boolean {
  return now > expiresAt + (permit?.standard === 'EIP-2612' ? keepOverMs : doubtInterestMs)
}

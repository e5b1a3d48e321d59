import { keepOverMs } from '../ports/journal/storeLimits.ts'
import { doubtInterestMs } from '../state/doubtInterestMs.ts'
import type { PromptIntent } from '../state/executionItem.ts'

/**
 * Whether a signature can take no more funds, and is so old that nobody asks whether it was used. One that names no deadline is always
 * asked about. An EIP-2612 permit that was used leaves an approval, which has no deadline: nobody is asked about it for longer than a month.
 */
export function isSignatureOver(
  { expiresAt = Infinity, permit }: Partial<Pick<PromptIntent, 'expiresAt' | 'permit'>>,
  now: number,
): boolean {
  return now > expiresAt + (permit?.standard === 'EIP-2612' ? keepOverMs : doubtInterestMs)
}

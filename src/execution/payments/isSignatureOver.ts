import type { PromptIntent } from '../state/executionItem.ts'
import { keepOverMs, maxClockErrorMs } from '../ports/journal/storeLimits.ts'

/**
 * Whether a signature can take no more funds, even by a device's clock that is wrong. One that names no deadline always can. An EIP-2612
 * permit that was used leaves an approval, which has no deadline: nobody is asked about it for longer than a month.
 */
export function isSignatureOver(
  { expiresAt = Infinity, permit }: Partial<Pick<PromptIntent, 'expiresAt' | 'permit'>>,
  now: number,
): boolean {
  return now > expiresAt + (permit?.standard === 'EIP-2612' ? keepOverMs : maxClockErrorMs)
}

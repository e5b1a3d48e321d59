import { amountSpace } from './amountSpace.ts'

/** Writes a formatted amount and its unit on one line if that is short enough, in every sentence the same. */
export function withUnit(amount: string, unit: string): string {
  return `${amount}${amountSpace(amount, unit)}${unit}`
}

import { amountSpace } from './amountSpace.ts'

/** Joins a formatted amount and its unit, on one line if they are short enough. The same in every sentence. */
export function withUnit(amount: string, unit: string): string {
  return `${amount}${amountSpace(amount, unit)}${unit}`
}

import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'
import { toDecimal } from '../amounts/toDecimal.ts'
import { formatAmount, type FormatAmountOptions } from './formatAmount.ts'

/** Writes an amount as a person may go on typing it: without groups, and in full where rounding would leave nothing. */
export function formatForEntry(amount: bigint, options: FormatAmountOptions): string {
  const text = formatAmount(amount, { ...options, useGrouping: false })
  return text.startsWith('<') ? toEntry(amount, options) : text
}

/** Writes an amount with all its digits, as a person would type it. */
export function toEntry(
  amount: bigint,
  { decimals, locale }: Pick<FormatAmountOptions, 'decimals' | 'locale'>,
): string {
  return toDecimal(amount, decimals).replace('.', decimalSeparatorOf(locale))
}

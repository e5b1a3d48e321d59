import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'
import { toDecimal } from '../amounts/toDecimal.ts'
import { formatAmount, type FormatAmountOptions } from './formatAmount.ts'

/** Formats an amount for further typing: without grouping, and in full if rounding would give zero. */
export function formatForEntry(amount: bigint, options: FormatAmountOptions): string {
  const text = formatAmount(amount, { ...options, useGrouping: false })
  return text.startsWith('<') ? toEntry(amount, options) : text
}

/** Formats an amount with all its digits, as a user would type it. */
export function toEntry(
  amount: bigint,
  { decimals, locale }: Pick<FormatAmountOptions, 'decimals' | 'locale'>,
): string {
  return toDecimal(amount, decimals).replace('.', decimalSeparatorOf(locale))
}

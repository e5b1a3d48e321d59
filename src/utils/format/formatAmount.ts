import { toDecimal } from '../amounts/toDecimal.ts'
import { numberFormat } from '../locale/intlFormats.ts'
import { roundingModes, type Rounding } from '../amounts/rounding.ts'

/** Maximum fraction digits of `Intl` (ECMA-402). A token may claim 255 decimals. */
const maxDigits = 100

export interface FormatAmountOptions {
  decimals: number
  /** BCP 47 language tag. */
  locale: string
  rounding: Rounding
  /** @default 6 */
  maximumFractionDigits?: number | undefined
  /** @default true */
  useGrouping?: boolean | undefined
}

/**
 * Formats an amount for display. Rounds against the reader, and never shows a positive amount as zero: one that is too small is written as
 * `<0.000001`.
 */
export function formatAmount(
  amount: bigint,
  { decimals, locale, rounding, maximumFractionDigits = 6, useGrouping = true }: FormatAmountOptions,
): string {
  const digits = Math.min(maximumFractionDigits, decimals, maxDigits)
  const smallest = 10n ** BigInt(decimals - digits)
  const exact = numberFormat(locale, {
    maximumFractionDigits: digits,
    // Only set if false: by default, some locales group from five digits on.
    ...(!useGrouping && { useGrouping }),
    roundingMode: roundingModes[rounding],
  })
  // A decimal string is formatted without passing through a float (ECMA-402, NumberFormat v3).
  const format = (value: string) => exact.format(value as `${number}`)
  if (amount > 0n && amount < smallest) return `<${format(toDecimal(smallest, decimals))}`
  return format(toDecimal(amount, decimals))
}

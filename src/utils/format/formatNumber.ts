import { numberFormat } from '../locale/intlFormats.ts'

interface FormatNumberOptions {
  /** @default true */
  useGrouping?: boolean | undefined
}

/** Formats a number that isn't an amount: `1,234.5`. */
export function formatNumber(
  value: number | bigint,
  locale: string,
  { useGrouping = true }: FormatNumberOptions = {},
): string {
  // Only set if false: by default, some locales group from five digits on.
  return numberFormat(locale, useGrouping ? undefined : { useGrouping }).format(value)
}

import { numberFormat } from '../locale/intlFormats.ts'

interface FormatNumberOptions {
  /** @default true */
  useGrouping?: boolean | undefined
}

/** Writes a number that is no money: `1,234.5`. */
export function formatNumber(
  value: number | bigint,
  locale: string,
  { useGrouping = true }: FormatNumberOptions = {},
): string {
  // Left alone, some locales group from five digits on.
  return numberFormat(locale, useGrouping ? undefined : { useGrouping }).format(value)
}

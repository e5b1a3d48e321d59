import { numberFormat } from '../numberFormat.ts'

/** Writes an amount of the smallest unit as an exact decimal with a point and no groups: `1.5`. */
export function toDecimal(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = amount
    .toString()
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const integer = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + (fraction === '' ? integer : `${integer}.${fraction}`)
}

export interface FormatAmountOptions {
  decimals: number
  /** BCP 47 language tag. */
  locale: string
  /** `up` for what is paid, `down` for what is received. */
  rounding: 'up' | 'down'
  /** @default 6 */
  maximumFractionDigits?: number | undefined
  /** @default true */
  useGrouping?: boolean | undefined
}

/**
 * Writes an amount for display. Rounds against the reader, and never shows something as nothing: an amount too
 * small for the digits is written as `<0.000001`.
 */
export function formatAmount(
  amount: bigint,
  { decimals, locale, rounding, maximumFractionDigits = 6, useGrouping = true }: FormatAmountOptions,
): string {
  const digits = Math.min(maximumFractionDigits, decimals)
  const smallest = 10n ** BigInt(decimals - digits)
  const exact = numberFormat(locale, {
    maximumFractionDigits: digits,
    // Left alone, some locales group from five digits on.
    ...(!useGrouping && { useGrouping }),
    roundingMode: rounding === 'up' ? 'ceil' : 'floor',
  })
  // A decimal string is formatted without passing through a float (ECMA-402, NumberFormat v3).
  const format = (value: string) => exact.format(value as `${number}`)
  if (amount > 0n && amount < smallest) return `<${format(toDecimal(smallest, decimals))}`
  return format(toDecimal(amount, decimals))
}

export interface FormatUsdOptions {
  /** BCP 47 language tag. */
  locale: string
  /** `up` for what is paid, `down` for what is received. */
  rounding: 'up' | 'down'
}

/** Writes US dollars given as a decimal string; undefined when the text is not a number. */
export function formatUsd(
  usd: string | undefined,
  { locale, rounding }: FormatUsdOptions,
): string | undefined {
  if (!usd?.match(/^-?\d+(\.\d+)?$/)) return undefined
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    roundingMode: rounding === 'up' ? 'ceil' : 'floor',
  })
  const isTiny = /^-?0*\.00\d*$/.test(usd) && /[1-9]/.test(usd)
  const write = (value: string) => holdCurrencySign(format.format(value as `${number}`))
  if (!isTiny) return write(usd)
  return usd.startsWith('-') ? `>${write('-0.01')}` : `<${write('0.01')}`
}

/** In a line from right to left, the sign at the end of `US$` would jump before the letters. */
function holdCurrencySign(text: string): string {
  return text.replace(/US\$$/, '$&\u200E')
}

/** Writes a percentage given as a decimal string, rounded down; undefined when the text is not a number. */
export function formatPercent(percent: string | undefined, locale: string): string | undefined {
  if (!percent?.match(/^-?\d+(\.\d+)?$/)) return undefined
  return numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  }).format(percent as `${number}`)
}

/** Digits of a rate that are worth reading. */
const maxRateDigits = 6

/** Writes a rate given as a decimal string, rounded down; undefined when the text is not a number. */
export function formatRate(rate: string | undefined, locale: string): string | undefined {
  if (!rate?.match(/^\d+(\.\d+)?$/)) return undefined
  return numberFormat(locale, {
    maximumSignificantDigits: maxRateDigits,
    roundingMode: 'floor',
  }).format(rate as `${number}`)
}

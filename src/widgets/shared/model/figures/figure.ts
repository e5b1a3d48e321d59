import type { EmbeddedCurrency, Fee } from '../../../../schemas/currency.ts'
import { divideUp } from '../../../../utils/amounts/divideUp.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/** An amount, its value in US dollars, both or neither, as far as known. A negative figure is in the user's favor. */
export interface Figure {
  /** Base units. */
  amount?: bigint | undefined
  currency?: EmbeddedCurrency | undefined
  /** The amount in whole tokens, as the provider writes it; shown if the base units are unknown. */
  amountFormatted?: string | undefined
  /** US dollars, decimal. */
  usd?: string | undefined
  /** US dollars in whole cents, so that figures next to each other visibly add up; shown in place of `usd`. */
  shownUsd?: string | undefined
}

/** The same figure as quoted and as executed. */
export interface QuotedAndActual {
  quoted?: Figure | undefined
  /** Missing while only the quote is known. */
  actual?: Figure | undefined
}

/** A fee or an amount of a response as a figure. */
export function toFigure(fee: Fee | undefined): Figure | undefined {
  if (!fee) return undefined
  const { amount, currency, amountFormatted, amountUsd: usd } = fee
  return { amount, currency, amountFormatted, usd }
}

/** Negative, zero or positive; undefined if unknown. The amount is exact, so it decides. */
export function signOf({ amount, usd }: Figure): -1 | 0 | 1 | undefined {
  const value = amount ?? parseUsd(usd)
  return value === undefined ? undefined : value < 0n ? -1 : value > 0n ? 1 : 0
}

/** The value in units of 10^-18 US dollars. Zero counts as unknown if there is an amount. */
export function worthOf(figure: Figure): bigint | undefined {
  const worth = parseUsd(figure.usd)
  return signOf(figure) === 0 ? 0n : worth === 0n ? undefined : worth
}

/** The figure without its sign. */
export function magnitudeOf({ amount, currency, amountFormatted, usd, shownUsd }: Figure): Figure {
  return {
    amount: amount !== undefined && amount < 0n ? -amount : amount,
    currency,
    amountFormatted,
    usd: usd?.replace(/^-/, ''),
    shownUsd: shownUsd?.replace(/^-/, ''),
  }
}

export function negate({ amount, currency, usd }: Figure): Figure {
  const units = parseUsd(usd)
  return {
    amount: amount === undefined ? undefined : -amount,
    currency,
    usd: units === undefined ? undefined : toUsdText(-units),
  }
}

/**
 * Subtracts a part that doesn't belong to the figure; unchanged if the part is worth more than the whole, or if a value is unknown.
 *
 * @param part Its value, in units of 10^-18 US dollars.
 */
export function withoutPart(figure: Figure, part: bigint): Figure {
  const { amount, currency } = figure
  const worth = parseUsd(figure.usd)
  if (part <= 0n || worth === undefined || worth < part || (amount ?? 0n) < 0n) return figure
  const rest = worth - part
  return {
    amount: amount === undefined ? undefined : divideUp(amount * rest, worth),
    currency,
    usd: toUsdText(rest),
  }
}

/** True if both figures are the same, as far as both are known. */
export function agree(one: Figure, other: Figure): boolean {
  const isKnown = signOf(one) !== undefined
  if (isKnown !== (signOf(other) !== undefined)) return false
  const [usd, otherUsd] = [parseUsd(one.usd), parseUsd(other.usd)]
  const areAmountsEqual =
    one.amount === undefined || other.amount === undefined || one.amount === other.amount
  return areAmountsEqual && (usd === undefined || otherUsd === undefined || usd === otherUsd)
}

/** True if the figure is known to be zero, both as quoted and as executed. */
export function isNothing({ quoted, actual }: QuotedAndActual): boolean {
  const figures = [quoted, actual].filter((figure) => figure !== undefined)
  return figures.length > 0 && figures.every((figure) => signOf(figure) === 0)
}

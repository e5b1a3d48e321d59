'use client'
import { useContext } from 'react'
import type { Rounding } from '../../../../utils/amounts/rounding.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { parseDecimal, type Units } from '../../../../utils/amounts/decimal.ts'
import { magnitudeOf, signOf, type Figure } from '../../model/figures/figure.ts'
import { symbolOf } from '../../model/tokens/tokenNames.ts'
import { ExactAmounts } from './exactAmounts.ts'
import { useTokenNames } from './useTokenNames.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useLocale.ts'

/**
 * Formats a figure: an amount, its value, both, or that it is unknown. Its currency has the name from `useTokenNames`.
 *
 * The function's third argument is the text for an unknown figure, unless that is “unknown”.
 *
 * @param figures The figures to format.
 * @param isFee A fee has at most six decimals everywhere, since users don't compare its digits.
 */
export function useFigureText(
  figures: readonly (Figure | undefined)[],
  isFee = false,
): (figure: Figure | undefined, rounding?: Rounding, unknown?: string) => string {
  const translate = useMessages()
  const locale = useLocale()
  const isExact = useContext(ExactAmounts) && !isFee
  const nameToken = useTokenNames(figures.map((figure) => figure?.currency))
  return (figure = {}, rounding = 'up', unknown = translate('fees.unknown')) => {
    const { usd, shownUsd = usd, currency: given, ...rest } = magnitudeOf(figure)
    const currency = given && nameToken(given)
    const worth = formatUsd(shownUsd, { locale, rounding })
    const symbol = symbolOf({ symbol: currency?.symbol ?? '' })
    // An amount can't be shown without decimals or a symbol.
    const units = unitsOf(rest, currency?.decimals) ?? (symbol && parseDecimal(rest.amountFormatted))
    if (!units) return inFavour(worth ?? unknown)
    const { amount, decimals } = units
    const digits = isExact ? { maximumFractionDigits: decimals } : {}
    const text = formatAmount(amount, { decimals, locale, rounding, ...digits })
    return inFavour(
      worth
        ? translate('fees.amountWithUsd', { amount: text, symbol, usd: worth })
        : translate('fees.amount', { amount: text, symbol }),
    )

    function inFavour(magnitude: string): string {
      return signOf(figure) === -1 ? translate('fees.inFavour', { figure: magnitude }) : magnitude
    }
  }
}

function unitsOf({ amount }: Figure, decimals: number | undefined): Units | undefined {
  return amount === undefined || decimals === undefined ? undefined : { amount, decimals }
}

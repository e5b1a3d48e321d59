'use client'
import type { EmbeddedCurrency } from '../../../../schemas/currency.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'
import { formatRate } from '../../../../utils/format/formatRate.ts'
import { symbolOf } from '../../model/tokens/tokenNames.ts'
import { useTokenNames } from './useTokenNames.ts'
import { useLocale } from '../useLocale.ts'
import { useMessages } from '../useMessages.ts'

interface RateSides {
  /** The amount received for one unit of what is paid. */
  rate: string | undefined
  paid: EmbeddedCurrency | undefined
  received: EmbeddedCurrency | undefined
}

/** Formats a rate as an equation; undefined if the rate or one of its currencies is unknown. */
export function useRateText({ rate, paid, received }: RateSides): string | undefined {
  const translate = useMessages()
  const nameToken = useTokenNames([paid, received])
  const locale = useLocale()
  const text = formatRate(rate, locale)
  if (!text || !paid || !received) return undefined
  const [from, to] = [nameSide(paid), nameSide(received)]
  return from && to
    ? translate('fees.rate', { one: formatNumber(1, locale), from, to, rate: text })
    : undefined

  function nameSide(currency: EmbeddedCurrency): string {
    return symbolOf({ symbol: nameToken(currency).symbol ?? '' })
  }
}

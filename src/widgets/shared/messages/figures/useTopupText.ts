'use client'
import type { QuoteDetails } from '../../../../schemas/quote/quote.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { useLocale } from '../useLocale.ts'
import { useMessages } from '../useMessages.ts'

/** What a gas top-up adds to the worth of what is received; undefined without one. The price impact counts both. */
export function useTopupText(details: QuoteDetails | undefined): string | undefined {
  const translate = useMessages()
  const topup = details?.currencyGasTopup
  const usd = formatUsd(topup?.amountUsd, { locale: useLocale(), rounding: 'down' })
  return usd && topup?.amount !== 0n ? translate('fees.topup.plus', { usd }) : undefined
}

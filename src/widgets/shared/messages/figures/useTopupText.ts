'use client'
import type { QuoteDetails } from '../../../../schemas/quote/quote.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { useLocale } from '../useLocale.ts'
import { useMessages } from '../useMessages.ts'

/**
 * Text for the value that a gas top-up adds to what is received; undefined without one. The price impact includes both.
 */
export function useTopupText(details: QuoteDetails | undefined): string | undefined {
  const translate = useMessages()
  const topup = details?.currencyGasTopup
  const usd = formatUsd(topup?.amountUsd, { locale: useLocale(), rounding: 'down' })
  return usd && topup?.amount !== 0n ? translate('fees.topup.plus', { usd }) : undefined
}

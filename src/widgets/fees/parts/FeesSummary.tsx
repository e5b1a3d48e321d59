'use client'
import { formatRate } from '../../../utils/amounts/formatAmount.ts'
import { formatDuration } from '../../../utils/formatDuration.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { numberFormat } from '../../../utils/numberFormat.ts'
import type { QuoteDetails } from '../../../schemas/quote.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useFigureText } from '../../shared/useFigureText.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { useLocale } from '../../shared/useNumbers.ts'
import type { FeeSheet } from '../model/feeSheet.ts'
import type { FeeTotal } from '../model/feeTotal.ts'

/** The rate, the sum of what the user pays, and the time, in one line. */
export function FeesSummary({ sheet: { total, details } }: { sheet: FeeSheet }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const rate = useRateText(details)
  const totalText = useTotalText(total)
  const time =
    details?.timeEstimate === undefined
      ? undefined
      : translate('fees.time', { time: formatDuration(details.timeEstimate, locale) })
  return (
    <>
      <span {...part('fees-summary-item')}>{rate ?? translate('fees.title')}</span>
      <span {...part('fees-summary-item')}>{[totalText, time].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function useTotalText({ isFree, usd, amounts, isPartial }: FeeTotal): string {
  const translate = useMessages()
  const figureText = useFigureText()
  if (isFree) return translate('fees.free')
  const known = [...(usd ? [usd] : []), ...amounts].map((figure) => figureText(figure)).join(' + ')
  if (!known) return translate('fees.totalUnknown')
  return translate(isPartial ? 'fees.totalAtLeast' : 'fees.total', { usd: known })
}

function useRateText(details: QuoteDetails | undefined): string | undefined {
  const translate = useMessages()
  const locale = useLocale()
  const rate = formatRate(details?.rate, locale)
  if (!details || !rate) return undefined
  const symbolOf = (symbol: string | undefined) => sanitizeText(symbol ?? '', { maxLength: 24 })
  return translate('fees.rate', {
    one: numberFormat(locale).format(1),
    from: symbolOf(details.currencyIn.currency.symbol),
    to: symbolOf(details.currencyOut.currency.symbol),
    rate,
  })
}

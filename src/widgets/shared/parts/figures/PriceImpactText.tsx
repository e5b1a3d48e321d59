'use client'
import { memo } from 'react'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { useLocale } from '../../messages/useLocale.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { impactLevel } from '../../model/figures/priceImpact.ts'
import { usePart } from '../../usePart.ts'

interface PriceImpactTextProps {
  /** The loss in basis points; undefined if unknown. */
  bps: number | undefined
  /** The loss in US dollars, if it is shown as well; positive. */
  usd?: string | undefined
}

/**
 * The loss in percent, colored by severity, or that it is unknown. Renders a `<span>`, or nothing if there is no loss.
 */
export const PriceImpactText = memo(function PriceImpactText({ bps, usd }: PriceImpactTextProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  if (bps === 0) return null
  const percent = bps === undefined ? '' : formatBasisPoints(-bps, locale)
  // A loss is rounded up.
  const worth = usd === undefined ? undefined : formatUsd(`-${usd}`, { locale, rounding: 'down' })
  return (
    <span
      {...part('price-impact', impactLevel(bps))}
      data-hint={bps === undefined ? undefined : translate('fees.impact')}
    >
      {bps !== undefined ? (
        <>
          <span {...part('hidden-text')}>{translate('fees.impact')} </span>
          <bdi>{worth ? translate('fees.impact.value', { usd: worth, percent }) : percent}</bdi>
        </>
      ) : (
        translate('fees.impact.unknown')
      )}
    </span>
  )
})

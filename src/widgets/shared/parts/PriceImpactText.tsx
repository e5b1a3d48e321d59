'use client'
import { formatBasisPoints } from '../../../utils/format/formatPercent.ts'
import { useLocale } from '../messages/useLocale.ts'
import { useMessages } from '../messages/useMessages.ts'
import { impactLevel, type PriceImpact } from '../model/priceImpact.ts'
import { usePart } from '../usePart.ts'

interface PriceImpactTextProps {
  impact: PriceImpact
}

/** The loss in percent, in the colour of how bad it is; where nobody knows, that it is unknown. Renders a `<span>`, or nothing for none. */
export function PriceImpactText({ impact }: PriceImpactTextProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  if (impact.status === 'known' && impact.bps === 0) return null
  return (
    <span {...part('price-impact', impactLevel(impact))}>
      {impact.status === 'known' ? (
        <>
          <span {...part('hidden-text')}>{translate('fees.impact')} </span>
          <bdi>{formatBasisPoints(-impact.bps, locale)}</bdi>
        </>
      ) : (
        translate('fees.impact.unknown')
      )}
    </span>
  )
}

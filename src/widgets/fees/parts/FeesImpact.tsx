'use client'
import { formatPercent } from '../../../utils/format/formatPercent.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { Fact } from '../../shared/parts/Fact.tsx'
import type { ImpactLine } from '../model/impactLines.ts'

/** What the transfer does to the worth of the money, in the service's own signed figures. */
export function FeesImpact({ lines }: { lines: readonly ImpactLine[] }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('fees.impact')}</h3>
      <p {...part('fact-hint')}>{translate('fees.impact.hint')}</p>
      <dl {...part('facts')}>
        {lines.map(({ key, usd, percent }) => {
          const worth = formatUsd(usd, { locale, rounding: 'down' })
          const share = formatPercent(percent, locale)
          return (
            <Fact key={key} label={translate(`fees.impact.${key}`)}>
              <bdi>
                {worth && share
                  ? translate('fees.impact.value', { usd: worth, percent: share })
                  : (worth ?? share ?? translate('fees.unknown'))}
              </bdi>
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}

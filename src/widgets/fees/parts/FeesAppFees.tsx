'use client'
import { formatPercent } from '../../../utils/format/formatPercent.ts'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import type { AppFeeLine } from '../model/appFeeLines.ts'
import { FigurePairText } from '../../shared/parts/FigurePairText.tsx'
import { Fact } from '../../shared/parts/Fact.tsx'
import { toPercent } from '../model/impactLines.ts'

/** What the app takes, by recipient. */
export function FeesAppFees({ lines }: { lines: readonly AppFeeLine[] }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('fees.appFees')}</h3>
      <dl {...part('facts')}>
        {lines.map(({ key, recipient, bps, quoted, actual }) => {
          const share = formatPercent(toPercent(bps), locale)
          return (
            <Fact
              key={key}
              label={
                <bdi dir="ltr" translate="no">
                  <code>{recipient}</code>
                </bdi>
              }
              hint={share && translate('fees.appFees.share', { share })}
            >
              <FigurePairText quoted={quoted} actual={actual} />
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}

'use client'
import { formatPercent } from '../../utils/amounts/formatAmount.ts'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'
import type { AppFeeLine } from './appFeeLines.ts'
import { FeesPair } from './FeesPair.tsx'
import { FeesRow } from './FeesRow.tsx'
import { toPercent } from './impactLines.ts'

/** What the app takes, by recipient. */
export function FeesAppFees({ lines }: { lines: readonly AppFeeLine[] }) {
  const translate = useMessages()
  const locale = useLocale()
  return (
    <section {...partProps('fees-section')}>
      <h3 {...partProps('fees-heading')}>{translate('fees.appFees')}</h3>
      <dl {...partProps('fees-list')}>
        {lines.map(({ key, recipient, bps, quoted, actual }) => {
          const share = formatPercent(toPercent(bps), locale)
          return (
            <FeesRow
              key={key}
              label={
                <bdi dir="ltr" translate="no">
                  <code>{recipient}</code>
                </bdi>
              }
              hint={share && translate('fees.appFees.share', { share })}
            >
              <FeesPair quoted={quoted} actual={actual} />
            </FeesRow>
          )
        })}
      </dl>
    </section>
  )
}

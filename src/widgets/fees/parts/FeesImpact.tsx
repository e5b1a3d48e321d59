'use client'
import { forwardRef } from 'react'
import type { MessageKey } from '../../../locales/messages.ts'
import { formatPercent } from '../../../utils/format/formatPercent.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import type { ImpactLine } from '../model/impactLines.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { Fact } from '../../shared/parts/figures/Fact.tsx'

/** The other parts are fees, which have their own lines. */
const labels: Readonly<Partial<Record<ImpactLine['key'], MessageKey>>> = {
  total: 'fees.impact.total',
  swap: 'fees.impact.swap',
}

/**
 * The effect of the swap on the value of the funds, signed: the whole as in the form, its parts as the provider gives
 * them. Renders a `<section>`, or nothing.
 */
export const FeesImpact = forwardRef<HTMLElement, PartProps<'section'>>(function FeesImpact(props, ref) {
  const lines = useFeesContext('Fees.Impact').impact.flatMap((line) => {
    const label = labels[line.key]
    return label ? [{ ...line, label }] : []
  })
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  if (lines.length === 0) return null
  return renderPart(
    <section ref={ref} {...part('fees-impact')}>
      <h3 {...part('facts-heading')}>{translate('fees.impact')}</h3>
      {lines.length > 1 && <p {...part('fact-hint')}>{translate('fees.impact.hint')}</p>}
      <dl {...part('facts')}>
        {lines.map(({ key, label, usd, shownUsd = usd, percent }) => {
          const worth = formatUsd(shownUsd, { locale, rounding: 'down' })
          const share = formatPercent(percent, { locale, rounding: 'down' })
          return (
            <Fact key={key} label={translate(label)}>
              <bdi>
                {worth && share
                  ? translate('fees.impact.value', { usd: worth, percent: share })
                  : (worth ?? share ?? translate('fees.unknown'))}
              </bdi>
            </Fact>
          )
        })}
      </dl>
    </section>,
    props,
  )
})

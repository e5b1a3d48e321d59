'use client'
import { forwardRef } from 'react'
import { formatPercent } from '../../../utils/format/formatPercent.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { QuotedAndActualText } from '../../shared/parts/figures/QuotedAndActualText.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { toPercent } from '../model/impactLines.ts'

/** The app's fees of a request, by recipient. Renders a `<section>`, or nothing. */
export const FeesAppFees = forwardRef<HTMLElement, PartProps<'section'>>(function FeesAppFees(props, ref) {
  const lines = useFeesContext('Fees.AppFees').appFees
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  if (lines.length === 0) return null
  return renderPart(
    <section ref={ref} {...part('fees-app-fees')}>
      <h3 {...part('facts-heading')}>{translate('fees.appFees')}</h3>
      <dl {...part('facts')}>
        {lines.map(({ key, recipient, bps, quoted, actual }) => {
          const share = formatPercent(toPercent(bps), { locale, rounding: 'up' })
          return (
            <Fact
              key={key}
              label={
                recipient === undefined ? (
                  translate('fees.unknown')
                ) : (
                  <CopyableCode text={recipient} what={translate('fees.recipient')} />
                )
              }
              hint={share && translate('fees.appFees.share', { share })}
            >
              <QuotedAndActualText isFee quoted={quoted} actual={actual} isAgreementShown={false} />
            </Fact>
          )
        })}
      </dl>
    </section>,
    props,
  )
})

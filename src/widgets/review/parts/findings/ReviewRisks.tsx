'use client'
import { forwardRef } from 'react'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { usePart } from '../../usePart.ts'
import { ReviewAnswer } from '../ReviewAnswer.tsx'
import { useReviewContext } from '../../model/reviewContext.ts'
import { isShownBesideAmount, type ReviewRisk } from '../../model/findings/reviewRisks.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useWrittenAmount } from '../../model/useWrittenAmount.ts'

/** What the swap may cost beyond its fees, with the loss as an amount, and how to accept it. Renders a `<div>`, or nothing. */
export const ReviewRisks = forwardRef<HTMLDivElement, PartProps<'div'>>(function ReviewRisks(props, ref) {
  const part = usePart()
  const { risks } = useReviewContext('Review.Risks')
  const listed = risks.filter((risk) => !isShownBesideAmount(risk))
  if (listed.length === 0) return null
  return renderPart(
    <div ref={ref} {...part('review-risks')}>
      {listed.map((risk) => (
        <Risk key={risk.id} risk={risk} />
      ))}
    </div>,
    props,
  )
})

function Risk({ risk }: { risk: ReviewRisk }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const written = useWrittenAmount()
  const { quote, maxImpactBps } = useReviewContext('Review.Risks')
  const { about, level, bps = 0, amount = 0n } = risk
  const percent = formatBasisPoints(bps, locale)
  const usd = formatUsd(risk.usd, { locale, rounding: 'up' })
  const { currency } = quote.details.currencyOut
  return (
    <div {...part('review-notice', level)}>
      {sentences().map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ReviewAnswer
        id={risk.id}
        acceptance={risk.acceptance}
        bps={bps}
        ask={
          about === 'unchecked'
            ? 'review.amounts.accept'
            : about === 'slippage'
              ? 'review.type.slippage'
              : about === 'impact'
                ? risk.acceptance === 'write'
                  ? 'review.type.impact'
                  : 'review.impact.accept'
                : 'review.impact.acceptUnknown'
        }
      />
    </div>
  )

  function sentences(): string[] {
    switch (about) {
      case 'unchecked':
        return [translate('review.amounts.unchecked', { symbol: symbolOf({ symbol: risk.symbol ?? '' }) })]
      case 'unknownImpact':
        return [translate('review.impact.unknown')]
      case 'disagreedImpact':
        return [translate('review.impact.disagreed')]
      case 'lowSlippage':
        return [translate('review.slippage.low', { percent })]
      case 'slippage': {
        const worth = translate('review.amount', written(amount, currency))
        const loss = usd ? `${worth} · ${usd}` : worth
        const key = level === 'danger' ? 'review.slippage.veryHigh' : 'review.slippage'
        return [translate(key, { percent, loss })]
      }
      case 'impact': {
        const text = usd
          ? translate('review.impact', { usd, percent })
          : translate('review.impact.noUsd', { percent })
        const limit = formatBasisPoints(maxImpactBps, locale)
        return level === 'block' ? [text, translate('review.impact.tooHigh', { limit })] : [text]
      }
      default:
        return about satisfies never
    }
  }
}

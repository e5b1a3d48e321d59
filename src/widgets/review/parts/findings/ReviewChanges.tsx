'use client'
import { useId, forwardRef } from 'react'
import type { MessageKey } from '../../../../locales/messages.ts'
import { hasCalls } from '../../../../schemas/quote/body/destinationCall.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { formatDuration } from '../../../../utils/format/time/formatDuration.ts'
import { shareUp } from '../../../../utils/amounts/basisPoints.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { CopyableCode } from '../../../shared/parts/copy/CopyableCode.tsx'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import type { ReviewChange, ReviewFigure } from '../../model/findings/reviewChanges.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useWrittenAmount } from '../../model/useWrittenAmount.ts'

/** Labels for a quote with calls, where the user doesn't receive the amount. */
const callsLabels: Partial<Record<ReviewChange['of'], MessageKey>> = {
  receive: 'review.receive.calls',
  minimum: 'fees.minimum.calls',
}

/** The accepted figures and the new ones, one below the other, once any of them is worse. Renders a `<section>`, or nothing. */
export const ReviewChanges = forwardRef<HTMLElement, PartProps<'section'>>(
  function ReviewChanges(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const headingId = useId()
    const { changes, isPayment, quote } = useReviewContext('Review.Changes')
    if (changes.length === 0) return null
    return renderPart(
      <section ref={ref} aria-labelledby={headingId} {...part('review-changes')}>
        <h3 id={headingId} {...part('review-heading')}>
          {translate('review.changes')}
        </h3>
        <dl {...part('review-change-list')}>
          {changes.map(({ of, before, now, isWorse }) => (
            <div key={of} {...part('review-change', isWorse ? 'worse' : 'other')}>
              <dt>
                <span>{translate(labelOf(of))}</span> {isWorse && shareText(before, now)}
              </dt>
              <dd>
                <span>{translate('review.changes.before')}</span>{' '}
                <Figure figure={before} label={translate(labelOf(of))} />
              </dd>
              <dd>
                <span>{translate('review.changes.now')}</span>{' '}
                <Figure figure={now} label={translate(labelOf(of))} />
              </dd>
            </div>
          ))}
        </dl>
      </section>,
      props,
    )

    /** By how much an amount got worse, rounded up like every loss. The sign shows the direction even without color. */
    function shareText(before: ReviewFigure, now: ReviewFigure) {
      if (before?.kind !== 'amount' || now?.kind !== 'amount' || before.amount === 0n) return null
      const isMore = now.amount > before.amount
      const change = isMore ? now.amount - before.amount : before.amount - now.amount
      const bps = Number(shareUp(change, before.amount))
      return (
        <small>
          <bdi>{isMore ? `+${formatBasisPoints(bps, locale)}` : formatBasisPoints(-bps, locale)}</bdi>
        </small>
      )
    }

    function labelOf(of: ReviewChange['of']): MessageKey {
      const { details, parameters } = quote
      const forCalls = hasCalls(parameters) ? callsLabels[of] : undefined
      const isOwn = !isPayment && isSameAddress(parameters.user, details.recipient)
      return forCalls ?? (of === 'receive' && !isOwn ? 'checkout.receive' : `review.changes.${of}`)
    }
  },
)

function Figure({ figure, label }: { figure: ReviewFigure; label: string }) {
  const translate = useMessages()
  const locale = useLocale()
  const written = useWrittenAmount()
  switch (figure?.kind) {
    case 'amount':
      return <bdi>{translate('review.amount', written(figure.amount, figure.token))}</bdi>
    case 'usd':
      return <bdi>{formatUsd(figure.usd, { locale, rounding: 'up' })}</bdi>
    case 'seconds':
      return translate('review.changes.duration', { time: formatDuration(figure.seconds, locale) })
    case 'addresses':
      return figure.addresses.map((address) => <CopyableCode key={address} text={address} what={label} />)
    case undefined:
      return translate('review.changes.unknown')
    default:
      return figure satisfies never
  }
}

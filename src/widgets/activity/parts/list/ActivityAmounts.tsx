'use client'
import { isUndelivered, type RequestStatus } from '../../../../schemas/status/requestStatus.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { useFigureText } from '../../../shared/messages/figures/useFigureText.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { Figure } from '../../../shared/model/figures/figure.ts'
import { usePart } from '../../usePart.ts'
import type { RequestRoute } from '../../model/record/requestRoute.ts'
import { ActivityArrow } from './ActivityArrow.tsx'

/**
 * The amount paid, and the result: what arrived, is expected, or was refunded. A request that wasn't filled shows
 * nothing as received. A payment to a deposit address that differs from the quote says by how much. Renders a `<span>`.
 */
export function ActivityAmounts({ status, route }: { status: RequestStatus; route: RequestRoute }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { paid, received, refunded, excess, isUnderpaid, isPartial } = route
  const figureText = useFigureText([paid.actual, paid.quoted, received.actual, received.quoted, refunded])
  const amountOf = (figure: Figure | undefined, rounding: 'up' | 'down') =>
    figure
      ? // Its value is shown in the details.
        figureText({ ...figure, usd: undefined }, rounding)
      : translate('activity.unknownAmount')
  // Without a symbol, since the quoted amount next to it has the same token.
  const digitsOf = ({ amount, currency }: Figure = {}) =>
    amount === undefined || currency?.decimals === undefined
      ? undefined
      : formatAmount(amount, { decimals: currency.decimals, locale, rounding: 'up' })
  const isOff = isUndelivered(status) || isUnderpaid
  const paidText = amountOf(paid.actual ?? paid.quoted, 'up')
  // A full refund is already stated by the status and the amount paid, unless that is shown next to the quoted one.
  const isFullRefund = status === 'refund' && !isUnderpaid && amountOf(refunded, 'down') === paidText
  const back = refunded && !isFullRefund ? amountOf(refunded, 'down') : undefined
  const extra = excess && !refunded ? amountOf(excess, 'down') : undefined
  return (
    <span {...part('activity-amounts')}>
      <bdi>
        {isUnderpaid || isPartial
          ? translate('activity.outcome.under', {
              paid: digitsOf(paid.actual) ?? paidText,
              quoted: amountOf(paid.quoted, 'up'),
            })
          : paidText}
      </bdi>
      {!isOff && (
        <>
          {' '}
          <span>
            <ActivityArrow />
            <bdi {...part('activity-outcome', received.actual ? 'received' : 'expected')}>
              {amountOf(received.actual ?? received.quoted, 'down')}
            </bdi>
          </span>
        </>
      )}
      {(back ?? extra) !== undefined && (
        <>
          {' '}
          <bdi {...part('activity-outcome', back === undefined ? 'excess' : 'refunded')}>
            {back === undefined
              ? translate('activity.outcome.excess', { figure: extra ?? '' })
              : translate('activity.outcome.refunded', { figure: back })}
          </bdi>
        </>
      )}
    </span>
  )
}

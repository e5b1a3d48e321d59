'use client'
import { isUndelivered, type RequestStatus } from '../../../../schemas/status/requestStatus.ts'
import { useFigureText } from '../../../shared/messages/figures/useFigureText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { Figure } from '../../../shared/model/figures/figure.ts'
import { usePart } from '../../usePart.ts'
import type { RequestRoute } from '../../model/requestRoute.ts'
import { ActivityArrow } from './ActivityArrow.tsx'

/**
 * The amount paid, and the result: what arrived, is expected, or was refunded. A request that wasn't filled shows
 * nothing as received. Renders a `<span>`.
 */
export function ActivityAmounts({ status, route }: { status: RequestStatus; route: RequestRoute }) {
  const part = usePart()
  const translate = useMessages()
  const { paid, received, refunded } = route
  const figureText = useFigureText([paid.actual, paid.quoted, received.actual, received.quoted, refunded])
  const amountOf = (figure: Figure | undefined, rounding: 'up' | 'down') =>
    figure
      ? // What it is worth stands in the details.
        figureText({ ...figure, usd: undefined }, rounding)
      : translate('activity.unknownAmount')
  const isOff = isUndelivered(status)
  const paidText = amountOf(paid.actual ?? paid.quoted, 'up')
  // All of it was refunded: the status says so, and the amount is already shown.
  const isSaid = status === 'refund' && amountOf(refunded, 'down') === paidText
  return (
    <span {...part('activity-amounts')}>
      <bdi>{paidText}</bdi>
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
      {isOff && refunded && !isSaid && (
        <>
          {' '}
          <bdi {...part('activity-outcome', 'refunded')}>
            {translate('activity.outcome.refunded', { figure: amountOf(refunded, 'down') })}
          </bdi>
        </>
      )}
    </span>
  )
}

'use client'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { refundLegOf, requestLegs } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { usePart } from '../../usePart.ts'
import { FeesWidget } from '../../../fees/FeesWidget.tsx'
import { failureReason, refundFailureReason } from '../../../shared/messages/errors/failureReason.ts'
import { otherRecipient, receivedBy } from '../../../shared/messages/figures/receivedBy.ts'
import { useFigureText } from '../../../shared/messages/figures/useFigureText.ts'
import { CopyDetails } from '../../../shared/parts/copy/CopyDetails.tsx'
import { recordDetails } from '../../model/record/recordDetails.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { StatusIcon } from '../../../shared/steps/StatusIcon.tsx'
import { stepStatusOf } from '../../../shared/steps/stepStatusOf.ts'
import { ActivityDropped } from './ActivityDropped.tsx'
import { ActivityFacts } from './ActivityFacts.tsx'
import { ActivityLegs } from './ActivityLegs.tsx'
import { ActivityRoute } from '../list/ActivityRoute.tsx'
import { ActivityTime } from '../list/ActivityTime.tsx'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { ActivityShare } from './ActivityShare.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useNetworkName } from '../../../shared/messages/useNetworkName.ts'
import { joinSentences } from '../../../shared/messages/joinSentences.ts'
import type { Figure } from '../../../shared/model/figures/figure.ts'
import { isRefundFailed } from '../../model/record/isRefundFailed.ts'
import { useNow } from '../../model/useNow.ts'
import { isRecordEndedByDrop } from '../../model/record/isRecordEndedByDrop.ts'
import { recordFundsKeys } from '../../model/record/recordFundsKeys.ts'
import { recordStatusKey } from '../../model/record/recordStatusKey.ts'

/** A request: where the funds are and why, its route, transactions, fees, and the facts. */
export function ActivityRecord({ record }: { record: RequestRecord }) {
  const part = usePart()
  const translate = useMessages()
  const { open } = useActivityContext('Activity.Details')
  const where = useWhereText(record)
  const now = useNow()
  const isGivenUp = isRefundFailed(record)
  const reasons = [
    {
      label: translate('activity.reason'),
      text: failureReason(isRecordEndedByDrop(record) ? undefined : record.data.failReason, translate, {
        // There is no button to try again here.
        canRetry: false,
        areFundsBack: record.status === 'refund',
        isSupportNamed: isGivenUp,
      }),
    },
    {
      label: translate('activity.refundReason'),
      text: refundFailureReason(record.data.refundFailReason, translate, !isGivenUp),
    },
  ].filter(({ text }) => text !== undefined)
  // True even without a reason, which providers may omit: then support needs the details all the more.
  const isFailed = reasons.length > 0 || isUndelivered(record.status)
  const next = record.supersededByRequestId
  return (
    <>
      <p {...part('activity-details-status')}>
        <span {...part('activity-status', record.status)}>
          <StatusIcon status={stepStatusOf(record.status)} />
          {translate(recordStatusKey(record))}
        </span>{' '}
        <ActivityTime at={record.createdAt} now={now} />
      </p>
      <p role="status" aria-atomic="true" {...part('activity-where')}>
        {where}
      </p>
      {reasons.map(({ label, text }) => (
        <p key={label} {...part('activity-reason')}>
          <strong>{label}</strong> {text}
        </p>
      ))}
      <ActivityDropped record={record} />
      {next && (
        <p {...part('activity-reason')}>
          {translate('activity.superseded')}{' '}
          <button type="button" onClick={() => open(next)} {...part('activity-action')}>
            {translate('activity.superseded.open')}
          </button>
        </p>
      )}
      <ActivityRoute record={record} />
      <ActivityLegs record={record} />
      <section {...part('facts-section')}>
        <FeesWidget record={record} variant="full" />
      </section>
      <ActivityFacts record={record} />
      {isFailed && <CopyDetails write={() => recordDetails(record)} />}
      <ActivityShare requestId={record.id} />
    </>
  )
}

/** Where the funds are, as far as the record shows it. */
function useWhereText(record: RequestRecord): string {
  const translate = useMessages()
  const route = requestRoute(record)
  const { paid, received, refunded, excess, isUnderpaid, isPartial, originChainId, destinationChainId } =
    route
  const figureText = useFigureText([paid.actual, received.actual, refunded])
  const nameOf = useNetworkName()
  const refundLeg = refundLegOf(requestLegs(record))
  const amountOf = (figure: Figure | undefined) => figureText(figure && { ...figure, usd: undefined }, 'down')
  const recipient = otherRecipient(record.sender ?? record.user, record.recipient)
  const keys = recordFundsKeys(record, route)
  return joinSentences(
    translate,
    keys.map((key) =>
      translate(receivedBy(key, recipient), {
        recipient: recipient ?? '',
        origin: nameOf(originChainId),
        destination: nameOf(destinationChainId),
        arrived: isUnderpaid || isPartial ? amountOf(paid.actual) : '',
        quoted: isUnderpaid || isPartial ? amountOf(paid.quoted) : '',
        excess: excess ? amountOf(excess) : '',
        received: amountOf(received.actual),
        refunded: amountOf(refunded),
        refundChain: nameOf(refunded?.currency?.chainId ?? refundLeg?.chainId ?? originChainId),
        status: sanitizeText(record.rawStatus),
      }),
    ),
  )
}

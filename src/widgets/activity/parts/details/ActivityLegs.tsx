'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { depositHashOf, requestLegs, type RequestLeg } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { formatDateTime } from '../../../../utils/format/time/formatDateTime.ts'
import { usePart } from '../../usePart.ts'
import { useFigureText } from '../../../shared/messages/figures/useFigureText.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useNetworkName } from '../../../shared/messages/useNetworkName.ts'
import type { Figure } from '../../../shared/model/figures/figure.ts'
import { nativeTokenOf } from '../../../shared/model/tokens/nativeTokenOf.ts'
import { legSteps } from '../../../shared/steps/legSteps.ts'
import { Steps } from '../../../shared/steps/Steps.tsx'
import { useActivityContext } from '../../model/activityContext.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'

/** The transactions of a request on both chains, in order, and the outcome of the delivery. */
export function ActivityLegs({ record }: { record: RequestRecord }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const nameOf = useNetworkName()
  const { announce } = useActivityContext('Activity.Details')
  const { paid, received, refunded, originChainId, destinationChainId, isUnderpaid } = requestRoute(record)
  const figureText = useFigureText([paid.actual, received.actual, refunded])
  const feeText = useFigureText([], true)
  const amountOf = (figure: Figure | undefined) =>
    figure?.amount === undefined ? undefined : figureText({ ...figure, usd: undefined }, 'down')
  const steps = legSteps({
    legs: requestLegs(record),
    status: record.status,
    failReason: record.data.failReason,
    depositHash: depositHashOf(record),
    originChainId,
    destinationChainId,
    // For an underpaid address, it isn't known before the end whether anything is delivered.
    isMissingDeliveryShown: !isUnderpaid || isUndelivered(record.status),
    amounts: {
      deposit: amountOf(paid.actual),
      delivery: amountOf(received.actual),
      refund: amountOf(refunded),
    },
    labelOf: (kind, chainId) => translate(`activity.transaction.${kind}`, { chain: nameOf(chainId) }),
    notesOf,
    translate,
  })
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('activity.transactions')}</h3>
      {steps.length === 0 ? (
        <p {...part('fact-hint')}>{translate('activity.transactions.none')}</p>
      ) : (
        <Steps steps={steps} announce={announce} />
      )}
    </section>
  )

  /** The time of a transaction, and its network fee if the payer paid it. The delivery's network fee is part of the provider's fees. */
  function notesOf({ kind, chainId, timestamp, fee, feeUsd }: RequestLeg): string[] {
    const currency = nativeTokenOf(chains, chainId)
    const amount = fee !== undefined && /^\d+$/.test(fee) ? BigInt(fee) : undefined
    const time = timestamp === undefined ? '' : formatDateTime(timestamp * 1000, locale)
    const cost =
      kind === 'deposit' && currency && amount !== undefined
        ? translate('activity.transaction.fee', { fee: feeText({ amount, currency, usd: feeUsd }) })
        : ''
    return [time, cost].filter(Boolean)
  }
}

import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../../execution/state/executionSummary.ts'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import type { StepStatus } from '../../../shared/steps/step.ts'
import { withFailedBatch } from '../../../../execution/state/selectors/withFailedBatch.ts'
import type { ProgressLine } from './progressLine.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'

/** Whether the provider names a transaction of the delivery or refund. */
export function hasDelivery({ requestState }: Pick<ExecutionState, 'requestState'>): boolean {
  return (requestState?.txHashes?.length ?? 0) > 0
}

/** The lines of the delivery and of a refund. */
export function deliveryLines(state: ExecutionState, summary: ExecutionSummary): ProgressLine[] {
  const { receive } = summary
  const isRefund = state.status === 'refunded'
  const hashes = state.requestState?.txHashes ?? []
  const status = deliveryStatus(state)
  const delivery: ProgressLine = {
    key: 'delivery',
    kinds: ['receive'],
    status,
    note: deliveryNote(status, state),
    chainId: receive.currency.chainId,
    transactionHashes: isRefund ? [] : hashes,
  }
  if (!isRefund) return [delivery]
  const chainId = refundChainOf(summary)
  const refund = { status: 'refunded', note: undefined, chainId, transactionHashes: hashes } as const
  return [delivery, { key: 'refund', kinds: [hasDelivery(state) ? 'refund' : 'refundReported'], ...refund }]
}

/** Unless stated otherwise, a refund goes back to where the payment came from. */
export function refundChainOf({ pay, refund }: Pick<ExecutionSummary, 'pay' | 'refund'>): number {
  return refund?.currency?.chainId ?? pay.currency.chainId
}

function deliveryStatus(state: ExecutionState): StepStatus {
  switch (state.status) {
    case 'success':
      return 'done'
    case 'filling':
      return 'active'
    case 'refunded':
      return 'skipped'
    case 'failed': {
      const isReported = isUndelivered(state.requestState?.status)
      const place = fundsPlace(isReported ? state : { items: withFailedBatch(state.items) })
      if (place === 'untouched') return 'skipped'
      // Only the provider knows the outcome of an earlier payment.
      if (!isReported) return 'waiting'
      return place === 'paid' || place === 'signed' ? 'failed' : 'skipped'
    }
    case 'rejected':
      return fundsPlace(state) === 'untouched' ? 'skipped' : 'waiting'
    default:
      return 'waiting'
  }
}

function deliveryNote(delivery: StepStatus, { status }: ExecutionState): ProgressLine['note'] {
  if (delivery === 'skipped' || delivery === 'failed') return 'notDelivered'
  // A payment from before a rejection or a failure may still be delivered.
  return status === 'rejected' || status === 'failed' ? 'unconfirmed' : undefined
}

/** The line of a delivery that is only known from the journal. */
export function storedDelivery(
  { receive }: ExecutionSummary,
  note: 'rechecked' | 'unconfirmed',
): ProgressLine {
  return {
    key: 'delivery',
    kinds: ['receive'],
    status: 'waiting',
    note,
    chainId: receive.currency.chainId,
    transactionHashes: [],
  }
}

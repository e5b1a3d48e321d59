import { hasMoved, type RequestLeg, type RequestLegKind } from '../../../schemas/requests/requestLegs.ts'
import { isDepositDropped } from '../../../schemas/status/isDepositDropped.ts'
import { isFinalRequestStatus, type RequestStatus } from '../../../schemas/status/requestStatus.ts'
import type { Translate } from '../messages/useMessages.ts'
import type { ProgressStep, StepStatus } from './step.ts'

interface LegStepsParameters {
  legs: readonly RequestLeg[]
  status: RequestStatus
  failReason: string | null | undefined
  /** The deposit's transaction, which the legs may leave out. */
  depositHash: string | undefined
  /** The chain of the deposit, actual or expected. */
  originChainId: number | undefined
  /** The chain of the delivery, actual or expected. */
  destinationChainId: number | undefined
  /** Whether a payment was seen, so that it is a step even before the history has its transaction. @default false */
  isPaid?: boolean
  /** Whether a delivery without a transaction is a step, too. @default true */
  isMissingDeliveryShown?: boolean
  /** The total amount that transactions of each kind moved, as text. */
  amounts: Readonly<Record<RequestLegKind, string | undefined>>
  labelOf: (kind: RequestLegKind, chainId: number | undefined) => string
  notesOf?: ((leg: RequestLeg) => readonly string[]) | undefined
  translate: Translate
}

/** The transactions of a request as steps, including a delivery that is still expected or didn't happen. */
export function legSteps({
  legs,
  status: state,
  failReason,
  depositHash,
  originChainId,
  destinationChainId,
  isPaid = false,
  isMissingDeliveryShown = true,
  amounts,
  labelOf,
  notesOf,
  translate,
}: LegStepsParameters): ProgressStep[] {
  const countOf = (kind: RequestLegKind) => legs.filter((leg) => leg.kind === kind).length
  const steps = legs.map((leg): ProgressStep => {
    const { kind, chainId, txHash } = leg
    const legStatus = legStatusOf(leg, state, failReason)
    const isUnconfirmed = legStatus === 'skipped' || legStatus === 'waiting'
    const hasAmount = countOf(kind) === 1 && legStatus !== 'failed' && legStatus !== 'skipped'
    return {
      key: `${kind} ${chainId} ${txHash}`,
      status: legStatus,
      label: labelOf(kind, chainId),
      word: isUnconfirmed
        ? translate(legStatus === 'skipped' ? 'step.dropped' : 'step.unconfirmed')
        : undefined,
      // If there are several transactions of one kind, only their sum is known. A failed one moved nothing.
      amount: hasAmount ? amounts[kind] : undefined,
      notes: notesOf?.(leg),
      transactions: [{ chainId, hash: txHash }],
    }
  })
  // Records may omit dropped transactions.
  if (countOf('deposit') === 0 && state === 'failure' && isDepositDropped(failReason)) {
    const label = labelOf('deposit', originChainId)
    steps.unshift({
      key: 'deposit',
      status: 'skipped',
      label,
      word: translate('step.dropped'),
      transactions: depositHash === undefined ? [] : [{ chainId: originChainId, hash: depositHash }],
    })
  }
  // The history follows the status by a moment.
  if (isPaid && steps.length === 0 && isDelivering(state)) {
    steps.push({
      key: 'deposit',
      status: state === 'depositing' ? 'active' : 'done',
      label: labelOf('deposit', originChainId),
    })
  }
  const hasPaid = legs.some((leg) => leg.kind === 'deposit' && hasMoved(leg)) && !isDepositDropped(failReason)
  // Without a payment, no delivery was due.
  const status = state === 'failure' && !hasPaid ? 'skipped' : missingDelivery[state]
  if (!isMissingDeliveryShown || steps.length === 0 || countOf('delivery') > 0 || !status) return steps
  const isOver = status === 'skipped' || status === 'failed'
  steps.splice(Math.max(countOf('deposit'), steps[0]?.key === 'deposit' ? 1 : 0), 0, {
    key: 'delivery',
    status,
    label: labelOf('delivery', destinationChainId),
    word: isOver ? translate('step.notDelivered') : undefined,
  })
  return steps
}

function legStatusOf(
  leg: RequestLeg,
  state: RequestStatus,
  failReason: LegStepsParameters['failReason'],
): StepStatus {
  if (!hasMoved(leg)) return 'failed'
  switch (leg.kind) {
    case 'deposit':
      if (isDepositDropped(failReason)) return 'skipped'
      return state === 'waiting' || state === 'depositing' ? 'active' : 'done'
    case 'refund':
      return 'refunded'
    case 'delivery':
      // A sent transaction isn't a delivery, and an unknown status doesn't show the outcome.
      if (state === 'unknown') return 'waiting'
      return isFinalRequestStatus(state) ? 'done' : 'active'
  }
}

/** Whether a payment is on its way to its recipient. */
function isDelivering(status: RequestStatus): boolean {
  return status === 'depositing' || status === 'pending' || status === 'submitted'
}

/** The status of a delivery without a transaction; nothing is claimed about a success. */
const missingDelivery: Readonly<Record<RequestStatus, StepStatus | undefined>> = {
  waiting: undefined,
  depositing: 'waiting',
  pending: 'active',
  submitted: 'active',
  success: undefined,
  refund: 'skipped',
  failure: 'failed',
  unknown: 'waiting',
}

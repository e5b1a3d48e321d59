import { hasMoved, type RequestLeg, type RequestLegKind } from '../../../schemas/requests/requestLegs.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'
import type { Translate } from '../messages/useMessages.ts'
import type { ProgressStep, StepStatus } from './step.ts'

interface LegStepsParameters {
  legs: readonly RequestLeg[]
  status: RequestStatus
  failReason: string | null | undefined
  /** The chain of the delivery, actual or expected. */
  destinationChainId: number | undefined
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
  destinationChainId,
  amounts,
  labelOf,
  notesOf,
  translate,
}: LegStepsParameters): ProgressStep[] {
  const countOf = (kind: RequestLegKind) => legs.filter((leg) => leg.kind === kind).length
  const steps = legs.map((leg): ProgressStep => {
    const { kind, chainId, txHash } = leg
    const hasFailed = !hasMoved(leg)
    // The record may keep such a deposit as one that succeeded.
    const isDropped = kind === 'deposit' && failReason === 'DEPOSIT_REORGED' && !hasFailed
    // Nothing is claimed about an end that the status doesn't tell.
    const isDoubtful = kind === 'payout' && state === 'unknown' && !hasFailed
    const isArriving = kind === 'deposit' && (state === 'waiting' || state === 'depositing')
    return {
      key: `${kind} ${chainId} ${txHash}`,
      status: hasFailed
        ? 'failed'
        : isDropped
          ? 'skipped'
          : isDoubtful
            ? 'waiting'
            : isArriving
              ? 'active'
              : kind === 'refund'
                ? 'refunded'
                : 'done',
      label: labelOf(kind, chainId),
      word: isDropped || isDoubtful ? translate('step.unconfirmed') : undefined,
      // For several transactions of one kind only the sum is known, and a failed one moved nothing.
      amount: countOf(kind) === 1 && !hasFailed && !isDropped ? amounts[kind] : undefined,
      notes: notesOf?.(leg),
      transactions: [{ chainId, hash: txHash }],
    }
  })
  const status = missingPayout[state]
  if (legs.length === 0 || countOf('payout') > 0 || !status) return steps
  const isOver = status === 'skipped' || status === 'failed'
  steps.splice(countOf('deposit'), 0, {
    key: 'payout',
    status,
    label: labelOf('payout', destinationChainId),
    word: isOver ? translate('step.notDelivered') : undefined,
  })
  return steps
}

/** The status of a delivery without a transaction; nothing is claimed about a success. */
const missingPayout: Readonly<Record<RequestStatus, StepStatus | undefined>> = {
  waiting: undefined,
  depositing: 'waiting',
  pending: 'active',
  submitted: 'active',
  success: undefined,
  refund: 'skipped',
  failure: 'failed',
  unknown: 'waiting',
}

import { hasMoved, type RequestLeg, type RequestLegKind } from '../../../schemas/requests/requestLegs.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'
import type { Translate } from '../messages/useMessages.ts'
import type { ProgressStep, StepStatus } from './step.ts'

interface LegStepsParameters {
  legs: readonly RequestLeg[]
  status: RequestStatus
  /** Where the payout is made, or was to be made. */
  destinationChainId: number | undefined
  /** What all transactions of a kind moved, in words. */
  amounts: Readonly<Record<RequestLegKind, string | undefined>>
  labelOf: (kind: RequestLegKind, chainId: number | undefined) => string
  notesOf?: ((leg: RequestLeg) => readonly string[]) | undefined
  translate: Translate
}

/** The transactions of a request as steps, and between them the payout that is awaited or was not made. */
export function legSteps({
  legs,
  status: state,
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
    const isArriving = kind === 'deposit' && (state === 'waiting' || state === 'depositing')
    return {
      key: `${kind} ${chainId} ${txHash}`,
      status: hasFailed ? 'failed' : isArriving ? 'active' : kind === 'refund' ? 'refunded' : 'done',
      label: labelOf(kind, chainId),
      // Of several of one kind only the sum is known, and what failed moved nothing.
      amount: countOf(kind) === 1 && !hasFailed ? amounts[kind] : undefined,
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

/** How a payout stands of which there is no transaction; of a success nothing is claimed. */
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

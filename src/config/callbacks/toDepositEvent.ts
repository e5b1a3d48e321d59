import type { Quote } from '../../actions/getQuote.ts'
import type { DepositProgress } from '../../deposit/progress/depositProgress.ts'
import { classifyRequest, type FundsOutcome } from '../../schemas/status/requestOutcome.ts'
import type { ExecutionStatus } from '../../execution/state/executionState.ts'
import { toExecutionSummary } from '../../execution/state/executionSummary.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import type { SwapEvent } from './callbacks.ts'

/** A deposit address, and the provider's report of payments to it. */
export interface FollowedDeposit {
  /** The request that came with the address. */
  requestId: string
  /** Missing if the address was requested elsewhere, or before a reload. */
  quote: Quote | undefined
  progress:
    | Pick<
        DepositProgress,
        'requestId' | 'status' | 'isDeposited' | 'isConfirmedByService' | 'paymentHashes' | 'failReason'
      >
    | undefined
}

const statuses: Readonly<Record<FundsOutcome, ExecutionStatus | undefined>> = {
  open: 'idle',
  arrived: 'filling',
  partial: 'filling',
  success: 'success',
  refund: 'refunded',
  failure: 'failed',
  unknown: undefined,
}

/** The event for a payment to a deposit address; undefined while nothing is known. `idle` means not paid yet. */
export function toDepositEvent({ requestId, quote, progress }: FollowedDeposit): SwapEvent | undefined {
  const hashes = progress?.paymentHashes ?? []
  const status = progress?.isConfirmedByService ? statusOf(progress) : quote && 'idle'
  if (status === undefined) return undefined
  return {
    id: requestId,
    requestId: progress?.requestId ?? requestId,
    status,
    summary: quote && toExecutionSummary(quote),
    transactionHashes: hashes.filter((hash): hash is `0x${string}` => bytes32Pattern.test(hash)),
  }
}

/** A payment that is `depositing` counts as in progress, as it does in the widgets, even if its transaction is known. */
function statusOf(progress: Pick<DepositProgress, 'status' | 'isDeposited'>): ExecutionStatus | undefined {
  return progress.status === 'depositing' ? 'confirming' : statuses[classifyRequest(progress)]
}

import { PermitUnusedError } from '../../../../errors/execution.ts'
import { TransactionReplacedError, TransactionRevertedError } from '../../../../errors/transaction.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isUnpaying, fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'

/**
 * True if the user may pay again: the provider refunded the payment, or a chain shows that nothing was paid. False if that isn't certain,
 * and once the provider reports a failure, since a refund may follow.
 *
 * @param reportsNoDeposit The provider has reported that nothing has arrived.
 */
export function mayTryAgain(state: ExecutionState, reportsNoDeposit: boolean): boolean {
  const { status, items, error, requestState, isRestored } = state
  const payments = items.filter((item) => !isUnpaying(item))
  // Storage can't prove that nothing was paid, and a lost prompt's payment may still arrive.
  if (isRestored || payments.some(({ wasLost }) => wasLost)) return false
  if (status === 'refunded') return true
  // Of several payments in a batch, a failed one says nothing about the others.
  const isBatch = payments.length > 1 && payments.some(({ intent }) => intent?.callsId !== undefined)
  const isSeen = requestState !== undefined && (!reportsNoDeposit || requestState.status === 'depositing')
  return (
    status === 'failed' && fundsPlace(state) === 'untouched' && !isBatch && !isSeen && isKnownUnpaid(error)
  )
}

/** A transaction that replaced a canceled one moves nothing; any other replacement may. */
function isKnownUnpaid(error: ExecutionState['error']): boolean {
  return (
    error instanceof PermitUnusedError ||
    error instanceof TransactionRevertedError ||
    (error instanceof TransactionReplacedError && error.reason === 'cancelled')
  )
}

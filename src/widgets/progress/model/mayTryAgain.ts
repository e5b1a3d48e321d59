import { TransactionReplacedError, TransactionRevertedError } from '../../../errors/transaction.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { isUnpaying, moneyPlace } from './progressMoney.ts'

/**
 * True where the same may be paid again: the service gave it back, or a chain told that nothing was paid. False in every doubt,
 * and once the service called it failed: a refund may follow.
 *
 * @param isOpenAtService The service has said that nothing has arrived.
 */
export function mayTryAgain(state: ExecutionState, isOpenAtService: boolean): boolean {
  const { status, items, error, requestState, isRestored } = state
  const payments = items.filter((item) => !isUnpaying(item))
  // A store is no witness of what was not paid, and what a lost prompt sent may still arrive.
  if (isRestored || payments.some(({ wasLost }) => wasLost)) return false
  if (status === 'refunded') return true
  // Of several payments in one batch, one that failed tells nothing about the others.
  const isBatch = payments.length > 1 && payments.some(({ intent }) => intent?.callsId !== undefined)
  const isSeen = requestState !== undefined && (!isOpenAtService || requestState.status === 'depositing')
  return (
    status === 'failed' && moneyPlace(state) === 'untouched' && !isBatch && !isSeen && isKnownUnpaid(error)
  )
}

/**
 * What was mined in the place of a canceled transaction moves nothing; in that of a replaced one, anything. An unused permit is known by
 * its name: the error itself comes with the wallet's prompts, later than the form.
 */
function isKnownUnpaid(error: ExecutionState['error']): boolean {
  return (
    error?.name === 'PermitUnusedError' ||
    error instanceof TransactionRevertedError ||
    (error instanceof TransactionReplacedError && error.reason === 'cancelled')
  )
}

import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { executionErrorKey } from '../../../shared/messages/errors/executionErrorKey.ts'

/** Whether the user canceled the transaction in the wallet before anything else succeeded. That was intended, so it isn't a failure. */
export function isCancelled(state: ExecutionState): boolean {
  const { status, error } = state
  const isOfPerson = error instanceof TransactionReplacedError && error.reason === 'cancelled'
  return status === 'failed' && isOfPerson && executionErrorKey(state) === undefined
}

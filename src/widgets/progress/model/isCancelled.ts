import { TransactionReplacedError } from '../../../errors/transaction.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { endKey } from './endKey.ts'

/** The person canceled it in the wallet before anything else went through: no failure, but what they wanted. */
export function isCancelled(state: ExecutionState): boolean {
  const { status, error } = state
  const isOfPerson = error instanceof TransactionReplacedError && error.reason === 'cancelled'
  return status === 'failed' && isOfPerson && endKey(state) === undefined
}

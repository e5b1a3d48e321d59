import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionItem } from '../../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isRejectedInWallet } from '../../../shared/messages/errors/isRejectedInWallet.ts'
import { isExecutionEndedByDrop } from '../end/isExecutionEndedByDrop.ts'
import type { ProgressLine } from './progressLine.ts'

/** The note for an item that was neither done nor failed when the execution ended. Without one, it was never sent. */
export function endNoteOf(item: ExecutionItem, state: ExecutionState): ProgressLine['note'] {
  if (item.status !== 'waiting') {
    return item.change === 'reorganized' && isExecutionEndedByDrop(state) ? 'dropped' : 'unconfirmed'
  }
  // An earlier request for it may have been sent.
  if (item.wasLost) return 'unconfirmed'
  return isItemRejected(item, state) ? 'rejected' : undefined
}

/** Whether the user canceled the item's transaction in the wallet. That was intended, so it isn't a failure. */
export function isItemCancelled({ transactionHash }: ExecutionItem, { error }: ExecutionState): boolean {
  const isCancelled = error instanceof TransactionReplacedError && error.reason === 'cancelled'
  return isCancelled && error.transactionHash === transactionHash
}

/** Whether the wallet asked for this item, perhaps in a batch, and the user rejected it there. */
function isItemRejected(item: ExecutionItem, { status, error, items }: ExecutionState): boolean {
  if (status !== 'rejected' || error?.name !== 'UserRejectedError' || !isRejectedInWallet(error)) return false
  // Items are prompted in order. Without an intent, only the switch to its network was rejected.
  const asked = items.find((other) => other.status === 'waiting')
  if (!asked?.intent) return false
  const { callsId } = asked.intent
  return asked === item || (callsId !== undefined && callsId === item.intent?.callsId)
}

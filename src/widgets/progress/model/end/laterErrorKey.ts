import type { ExecutionItem } from '../../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { asReverted } from '../funds/withFailedBatch.ts'
import { isUnpaying, moneyPlace } from '../funds/fundsPlace.ts'

/**
 * Key of the sentence for an error after earlier steps, if the error's usual one would claim that nothing was sent or
 * that no funds moved. Undefined if the usual one is true.
 */
export function endKey({
  error,
  items,
  requestState,
}: Pick<ExecutionState, 'error' | 'items' | 'requestState'>): MessageKey | undefined {
  const mayHaveMoved = moneyPlace({ items }) !== 'untouched'
  switch (error?.name) {
    case 'UserRejectedError': {
      const isOfWallet = isRejectedInWallet(error)
      if (!items.some(isBegun)) return isOfWallet ? undefined : 'error.stopped'
      return isOfWallet && isApprovalActive(items) ? 'error.rejectedAfterApproval' : 'error.rejectedLater'
    }
    case 'QuoteAuditError':
      return items.some(isBegun) ? 'error.auditLater' : undefined
    case 'CallbackError':
      return items.some(isBegun) ? undefined : 'error.callbackUnsent'
    case 'TransactionRevertedError':
      return moneyPlace({ items: asReverted(items) }) === 'untouched' ? undefined : 'error.revertedLater'
    case 'TransactionReplacedError':
      return mayHaveMoved && (error as TransactionReplacedError).reason === 'cancelled'
        ? 'error.cancelledLater'
        : undefined
    case 'QuoteExpiredError':
      // A user who may have paid isn't offered another quote.
      return mayHaveMoved ? 'reason.quoteExpired' : undefined
    // Nor asked to try this one again.
    case 'WrongChainError':
      return mayHaveMoved ? 'error.wrongChainLater' : undefined
    case 'UnsupportedStepError':
    case 'UnsupportedSignerError':
      return mayHaveMoved ? 'error.unsupportedLater' : undefined
    case 'PermitUnusedError':
      return mayHaveMoved ? 'error.permitUnusedLater' : undefined
    case 'RequestFailedError':
      return refundKey(requestState)
    default:
      return undefined
  }
}

/**
 * Key of the text about the refund if the provider itself mentions one, so that none is promised. Only its reason
 * proves that the refund failed: a sentence may be about one in progress.
 */
export function refundKey(
  state: ExecutionState['requestState'],
): 'error.notRefunded' | 'error.refundTold' | undefined {
  if (state?.refundFailReason) return 'error.notRefunded'
  return /refund/i.test(state?.details ?? '') ? 'error.refundTold' : undefined
}

/** Whether the wallet rejected it, and not a button of the page: only the wallet's answer is a cause. */
export function isRejectedInWallet(error: Error): boolean {
  return error.cause !== undefined
}

/** Whether an approval is active, and nothing else may have succeeded. */
export function isApprovalActive(items: readonly ExecutionItem[]): boolean {
  const begun = items.filter(isBegun)
  if (begun.length === 0) return false
  const isClear = begun.every(({ kind, status }) => kind === 'transaction' && status === 'done')
  return isClear && begun.every(isUnpaying) && begun.at(-1)?.revokes !== true
}

/** It succeeded, or may have. */
function isBegun({ status, wasLost }: ExecutionItem): boolean {
  return wasLost === true || (status !== 'waiting' && status !== 'prompting' && status !== 'failed')
}

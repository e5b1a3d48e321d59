import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { withFailedBatch } from '../../../../execution/state/selectors/withFailedBatch.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'
import { isApprovalActive, mayHaveSucceeded } from '../../../../execution/state/selectors/isApprovalActive.ts'
import { isRejectedInWallet } from './isRejectedInWallet.ts'
import { refundKey } from './refundKey.ts'

/**
 * Key of the sentence for an error after earlier steps, if the error's usual one would claim that nothing was sent or
 * that no funds moved. Undefined if the usual one is true.
 */
export function executionErrorKey({
  error,
  items,
  requestState,
}: Pick<ExecutionState, 'error' | 'items' | 'requestState'>): MessageKey | undefined {
  const mayHaveMoved = fundsPlace({ items }) !== 'untouched'
  switch (error?.name) {
    case 'UserRejectedError': {
      const isOfWallet = isRejectedInWallet(error)
      if (!items.some(mayHaveSucceeded)) return isOfWallet ? undefined : 'error.stopped'
      return isOfWallet && isApprovalActive(items) ? 'error.rejectedAfterApproval' : 'error.rejectedLater'
    }
    case 'QuoteAuditError':
      return items.some(mayHaveSucceeded) ? 'error.auditLater' : undefined
    case 'CallbackError':
      return items.some(mayHaveSucceeded) ? undefined : 'error.callbackUnsent'
    case 'TransactionRevertedError':
      return fundsPlace({ items: withFailedBatch(items) }) === 'untouched' ? undefined : 'error.revertedLater'
    case 'TransactionReplacedError':
      return mayHaveMoved && (error as TransactionReplacedError).reason === 'cancelled'
        ? 'error.cancelledLater'
        : undefined
    case 'QuoteExpiredError':
      // A user who may have paid isn't offered another quote.
      return mayHaveMoved ? 'reason.quoteExpired' : undefined
    // Such a user isn't asked to try again, either.
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

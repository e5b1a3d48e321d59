import type { ExecutionItem } from '../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import type { TransactionReplacedError } from '../../../errors/transaction.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { reasonOf } from '../../../schemas/base/reasonOf.ts'
import { isUnpaying, moneyPlace } from './progressMoney.ts'

/**
 * The sentence for an error that came after earlier steps, where the error's usual one would say that nothing was sent or that no funds
 * moved. Undefined where the usual one is true.
 */
export function endKey({
  error,
  items,
  requestState,
}: Pick<ExecutionState, 'error' | 'items' | 'requestState'>): MessageKey | undefined {
  const mayHaveMoved = moneyPlace({ items }) !== 'untouched'
  // By its name: most errors come with the wallet's prompts, later than the form.
  switch (error?.name) {
    case 'UserRejectedError': {
      const isOfWallet = isRejectedInWallet(error)
      if (!items.some(isBegun)) return isOfWallet ? undefined : 'error.stopped'
      return isOfWallet && isApprovalActive(items) ? 'error.rejectedAfterApproval' : 'error.rejectedLater'
    }
    case 'QuoteAuditError':
      return items.some(isBegun) ? 'error.auditLater' : undefined
    case 'TransactionRevertedError':
      return moneyPlace({ items: asReverted(items) }) === 'untouched' ? undefined : 'error.revertedLater'
    case 'TransactionReplacedError':
      return mayHaveMoved && (error as TransactionReplacedError).reason === 'cancelled'
        ? 'error.cancelledLater'
        : undefined
    case 'QuoteExpiredError':
      // Whoever may have paid is not led to another quote.
      return mayHaveMoved ? 'reason.quoteExpired' : undefined
    case 'PermitUnusedError':
      return mayHaveMoved ? 'error.permitUnusedLater' : undefined
    case 'RequestFailedError':
      return refundKey(requestState)
    default:
      return undefined
  }
}

/**
 * What to say of the refund where the service itself speaks of one: none is held out beside that. That it failed is known from its reason
 * alone: a sentence may be of one that is on its way.
 */
export function refundKey(
  state: ExecutionState['requestState'],
): 'error.notRefunded' | 'error.refundTold' | undefined {
  if (reasonOf(state?.refundFailReason) !== undefined) return 'error.notRefunded'
  return /refund/i.test(state?.details ?? '') ? 'error.refundTold' : undefined
}

/** Whether the wallet said no, and not a button of the page: only the wallet's answer is a cause. */
export function isRejectedInWallet(error: Error): boolean {
  return error.cause !== undefined
}

/** An approval is in force, and nothing else may have gone through. */
export function isApprovalActive(items: readonly ExecutionItem[]): boolean {
  const begun = items.filter(isBegun)
  if (begun.length === 0) return false
  const isClear = begun.every(({ kind, status }) => kind === 'transaction' && status === 'done')
  return isClear && begun.every(isUnpaying) && begun.at(-1)?.revokes !== true
}

/** A batch has one transaction: what became of its other items is no doubt of its own. */
function asReverted(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  const callsId = items.findLast(({ intent }) => intent)?.intent?.callsId
  if (callsId === undefined) return items
  return items.map((item) => (item.intent?.callsId === callsId ? { ...item, status: 'failed' } : item))
}

/** It went through, or may have. */
function isBegun({ status, wasLost }: ExecutionItem): boolean {
  return wasLost === true || (status !== 'waiting' && status !== 'prompting' && status !== 'failed')
}

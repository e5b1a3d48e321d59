import { isHandedOver } from '../../state/executionItem.ts'
import { isPending, isUnresolved } from '../../state/executionState.ts'
import { ageOf } from '../../ports/journal/ageOf.ts'
import type { ExecutionRecord } from '../../records/executionRecord.ts'
import { isSignatureOver } from '../../payments/isSignatureOver.ts'
import {
  isForgotten,
  isUsed,
  mayBeDropped,
  mayStillPay,
  type PayingExecution,
} from '../../payments/mayStillPay.ts'
import { failedInterestMs, maxClockErrorMs } from '../../ports/journal/storeLimits.ts'

/** Whether the state of a stored execution may still change. */
export function isRecordOpen(
  record: PayingExecution & Pick<ExecutionRecord, 'updatedAt'>,
  now: number,
): boolean {
  // The next payment checks ages by the chain's time, and this clock may be ahead of it.
  const chainTime = now - maxClockErrorMs
  const isForgottenHere = (item: PayingExecution['items'][number]) => isForgotten(item, record, chainTime)
  if (isPending(record)) return isUsed(record) || !record.items.some(isForgottenHere)
  // The user is asked about these before the next payment.
  if (unseenPayments(record).some((item) => !isForgottenHere(item))) return true
  // The provider may still receive what was given up unresolved.
  if (record.status !== 'failed' && !isUnresolved(record)) return false
  if (ageOf(record.updatedAt, now) < failedInterestMs) return true
  // The user is asked about a signature before the next payment as long as it can be used, or may just have been, even in an old execution.
  return record.items.some(
    (item) => isHandedOver(item) && item.intent && !isSignatureOver(item.intent, chainTime),
  )
}

/** The transactions of an execution that the wallet or the network may still send, or send again, since no deposit was reported. */
export function unseenPayments(record: PayingExecution): PayingExecution['items'] {
  if (isUsed(record)) return []
  return record.items.filter(
    (item) =>
      item.kind === 'transaction' && item.intent && (mayStillPay(item, record) || mayBeDropped(item, record)),
  )
}

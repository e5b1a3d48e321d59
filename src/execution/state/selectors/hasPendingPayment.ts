import { doubtInterestMs } from '../doubtInterestMs.ts'
import type { ExecutionState } from '../executionState.ts'

/**
 * Whether a payment was sent and may be mined at any moment, as far as storage and the chain tell: forgotten, it wouldn't be asked about
 * before the next one. A page that watches it calls it missing at the earliest after half an hour without a sign of it, and two days end it by
 * any clock.
 */
export function hasPendingPayment(
  { items, requestState }: Pick<ExecutionState, 'items' | 'requestState'>,
  now: number,
): boolean {
  if (requestState?.isDeposited) return false
  return items.some(
    ({ kind, paysNothing = false, status, transactionHash, change, intent }) =>
      kind === 'transaction' &&
      !paysNothing &&
      status === 'confirming' &&
      intent !== undefined &&
      (transactionHash !== undefined || intent.callsId !== undefined) &&
      change !== 'missing' &&
      [intent.at, intent.chainAt ?? intent.at].some((at) => Math.abs(now - at) < doubtInterestMs),
  )
}

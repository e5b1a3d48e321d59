import { doubtInterestMs } from '../doubtInterestMs.ts'
import type { ExecutionState } from '../executionState.ts'

/**
 * Whether a payment was sent and may be mined at any moment, as far as storage and the chain tell: forgotten, it wouldn't be asked about
 * before the next one. A page that watches it calls it missing at the earliest after half an hour without a sign of it, and two days end it by
 * any clock.
 */
export function hasPendingPayment(
  state: Pick<ExecutionState, 'items' | 'requestState'>,
  now: number,
): boolean {
  return pendingSince(state).some((at) => Math.abs(now - at) < doubtInterestMs)
}

/** When a payment that may be mined at any moment ends to count as pending, in milliseconds since the epoch; undefined without one. */
export function pendingPaymentEnd(state: Pick<ExecutionState, 'items' | 'requestState'>): number | undefined {
  const times = pendingSince(state)
  return times.length === 0 ? undefined : Math.max(...times) + doubtInterestMs
}

/** When the payments that may be mined were asked for, by this clock and their chain's. */
function pendingSince({ items, requestState }: Pick<ExecutionState, 'items' | 'requestState'>): number[] {
  if (requestState?.isDeposited) return []
  return items.flatMap(({ kind, paysNothing = false, status, transactionHash, change, intent }) =>
    kind === 'transaction' &&
    !paysNothing &&
    status === 'confirming' &&
    intent !== undefined &&
    (transactionHash !== undefined || intent.callsId !== undefined) &&
    change !== 'missing'
      ? [intent.at, intent.chainAt ?? intent.at]
      : [],
  )
}

import { doubtInterestMs } from '../doubtInterestMs.ts'
import type { ExecutionState } from '../executionState.ts'

/**
 * Whether a payment was sent and may be mined at any moment, as far as storage and the chain show. Such an execution must not be forgotten:
 * the user wouldn't be asked about it before the next payment. It ends when a page that tracks it finds the transaction missing, at the
 * earliest after half an hour, or after two days.
 */
export function hasUnminedPayment(
  state: Pick<ExecutionState, 'items' | 'requestState'>,
  now: number,
): boolean {
  return unminedSince(state).some((at) => Math.abs(now - at) < doubtInterestMs)
}

/** When the last unmined payment no longer counts as one, in milliseconds since the epoch; undefined without one. */
export function unminedPaymentEnd(state: Pick<ExecutionState, 'items' | 'requestState'>): number | undefined {
  const times = unminedSince(state)
  return times.length === 0 ? undefined : Math.max(...times) + doubtInterestMs
}

/** When the unmined payments were prompted, by the device's clock and by their chain's. */
function unminedSince({ items, requestState }: Pick<ExecutionState, 'items' | 'requestState'>): number[] {
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

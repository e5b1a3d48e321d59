import type { RequestState } from '../../schemas/status/requestState.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'

/**
 * What each status means for the funds.
 *
 * - `open`: nothing is known to have arrived
 * - `arrived`: the provider has the funds and has to deliver
 * - `success`, `refund`: over
 * - `failure`: over, but for a refund that may follow
 * - `partial`: some of it was done
 * - `unknown`: an undocumented word; never an end
 */
export type Outcome = 'open' | 'arrived' | 'success' | 'refund' | 'failure' | 'partial' | 'unknown'

const outcomesOfRequests: Readonly<Record<RequestStatus, Outcome>> = {
  waiting: 'open',
  depositing: 'open',
  pending: 'open',
  submitted: 'arrived',
  success: 'success',
  refund: 'refund',
  failure: 'failure',
  unknown: 'unknown',
}

/** Classifies the provider's answer: what it reports about deposits counts as much as its overall status. */
export function classifyRequest({
  status,
  isDeposited,
}: Pick<RequestState, 'status' | 'isDeposited'>): Outcome {
  const outcome = outcomesOfRequests[status]
  return isDeposited && (outcome === 'open' || outcome === 'unknown') ? 'arrived' : outcome
}

/** Whether the provider has reported, and by its report nothing has arrived. */
export function reportsNoDeposit(requestState: RequestState | undefined): boolean {
  return requestState !== undefined && classifyRequest(requestState) === 'open'
}

/** What EIP-5792's status codes mean, by their hundreds: wallets also use codes that the standard doesn't list. */
const outcomesOfCalls: Readonly<Record<number, Outcome>> = {
  1: 'open',
  2: 'success',
  // The wallet reports that it never reached a chain.
  4: 'failure',
  // The wallet reports that all of it reverted.
  5: 'failure',
  // The wallet reports that a part of it reverted.
  6: 'partial',
}

/** Whether the wallet reports that a batch never reached a chain. By other codes of a failure it did, and may have paid. */
export function neverReachedChain(status: number): boolean {
  return Math.floor(status / 100) === 4
}

/** Classifies a batch by its status code. A code of success doesn't say which transactions reverted, so these are checked, too. */
export function classifyCalls(status: number, hasReverted: readonly boolean[]): Outcome {
  const outcome = outcomesOfCalls[Math.floor(status / 100)] ?? 'unknown'
  if (outcome !== 'success' || !hasReverted.includes(true)) return outcome
  return hasReverted.includes(false) ? 'partial' : 'failure'
}

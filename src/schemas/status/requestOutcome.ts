import type { RequestState } from './requestState.ts'
import type { RequestStatus } from './requestStatus.ts'

/**
 * What each status means for the funds.
 *
 * - `open`: nothing is known to have arrived
 * - `arrived`: the provider has the funds and has to deliver
 * - `success`, `refund`: over
 * - `failure`: over, except that a refund may follow
 * - `partial`: some of it was done
 * - `unknown`: an undocumented status; never final
 */
export type FundsOutcome = 'open' | 'arrived' | 'success' | 'refund' | 'failure' | 'partial' | 'unknown'

const outcomesOfRequests: Readonly<Record<RequestStatus, FundsOutcome>> = {
  waiting: 'open',
  depositing: 'open',
  pending: 'open',
  submitted: 'arrived',
  success: 'success',
  refund: 'refund',
  failure: 'failure',
  unknown: 'unknown',
}

/** Classifies the provider's response. Its report about deposits is used as well as its overall status. */
export function classifyRequest({
  status,
  isDeposited,
}: Pick<RequestState, 'status' | 'isDeposited'>): FundsOutcome {
  const outcome = outcomesOfRequests[status]
  return isDeposited && (outcome === 'open' || outcome === 'unknown') ? 'arrived' : outcome
}

/** Whether the provider has the funds, has delivered them or has refunded them. */
export function reportsDeposit(requestState: RequestState): boolean {
  return ['arrived', 'success', 'refund'].includes(classifyRequest(requestState))
}

/** Whether the provider has reported that nothing has arrived. */
export function reportsNoDeposit(requestState: RequestState | undefined): boolean {
  return requestState !== undefined && classifyRequest(requestState) === 'open'
}

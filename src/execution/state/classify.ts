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

/** The provider has reported that nothing has arrived. */
export function isOpenAtService(said: RequestState | undefined): boolean {
  return said !== undefined && classifyRequest(said) === 'open'
}

/** What the codes of EIP-5792 mean, by their hundreds: the standard gives ranges, and wallets use more of them than it names. */
const outcomesOfCalls: Readonly<Record<number, Outcome>> = {
  1: 'open',
  2: 'success',
  // Never reached a chain, says the wallet.
  4: 'failure',
  // Reverted whole, says the wallet.
  5: 'failure',
  // Reverted in part.
  6: 'partial',
}

/**
 * Reads how far a batch is, by its code and by what became of its transactions, which a code of success alone does not
 * tell.
 */
export function classifyCalls(status: number, hasReverted: readonly boolean[]): Outcome {
  const outcome = outcomesOfCalls[Math.floor(status / 100)] ?? 'unknown'
  if (outcome !== 'success' || !hasReverted.includes(true)) return outcome
  return hasReverted.includes(false) ? 'partial' : 'failure'
}

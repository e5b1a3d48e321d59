import type { RequestStatus } from '../../schemas/status/requestStatus.ts'

/**
 * What any status means for the money.
 *
 * - `open`: nothing is known to have arrived
 * - `arrived`: the service has the money and is to pay out
 * - `success`, `refund`: over
 * - `failure`: over, but for a refund that may follow
 * - `partial`: some of it was done
 * - `unknown`: a word nobody told us about; never taken for an end
 */
export type Outcome = 'open' | 'arrived' | 'success' | 'refund' | 'failure' | 'partial' | 'unknown'

/** Every status of every vocabulary, by where it is said. The words of requests are those of `RequestState`. */
const outcomes: Readonly<Record<'request' | 'calls' | 'receipt', Readonly<Record<string, Outcome>>>> = {
  request: {
    waiting: 'open',
    depositing: 'open',
    pending: 'open',
    submitted: 'arrived',
    success: 'success',
    refund: 'refund',
    failure: 'failure',
  },
  // EIP-5792: 400 never reached a chain, 500 reverted whole, 600 reverted in part.
  calls: { 100: 'open', 200: 'success', 400: 'failure', 500: 'failure', 600: 'partial' },
  receipt: { success: 'success', reverted: 'failure' },
}

/** Reads a status, whoever said it. */
export function classify(source: keyof typeof outcomes, status: string | number): Outcome {
  const known = outcomes[source]
  return (Object.hasOwn(known, status) ? known[status] : undefined) ?? 'unknown'
}

/** Reads the service's answer: what it says of deposits counts as much as its word for the whole. */
export function classifyRequest({ state, isDeposited }: RequestStatus): Outcome {
  const outcome = classify('request', state)
  return isDeposited && (outcome === 'open' || outcome === 'unknown') ? 'arrived' : outcome
}

import type { Outcome } from '../../../schemas/status/requestOutcome.ts'

/** What EIP-5792's status codes mean, by their hundreds: wallets also use codes that the standard doesn't list. */
const outcomesOfCalls: Readonly<Record<number, Outcome>> = {
  1: 'open',
  2: 'success',
  // The wallet reports that it never reached a chain, which nothing proves.
  4: 'failure',
  // The wallet reports that all of it reverted.
  5: 'failure',
  // The wallet reports that a part of it reverted.
  6: 'partial',
}

/** Classifies a batch by its status code. A code of success doesn't say which transactions reverted, so these are checked, too. */
export function classifyCalls(status: number, hasReverted: readonly boolean[]): Outcome {
  const outcome = outcomesOfCalls[Math.floor(status / 100)] ?? 'unknown'
  if (outcome !== 'success' || !hasReverted.includes(true)) return outcome
  return hasReverted.includes(false) ? 'partial' : 'failure'
}

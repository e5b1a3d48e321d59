import type { FundsOutcome } from '../../../schemas/status/requestOutcome.ts'

/** The meaning of EIP-5792's status codes, by their hundreds: wallets also use codes that the standard doesn't list. */
const outcomesOfCalls: Readonly<Record<number, FundsOutcome>> = {
  1: 'open',
  2: 'success',
  // The wallet reports that the batch never reached a chain, which can't be verified.
  4: 'failure',
  // The wallet reports that the whole batch reverted.
  5: 'failure',
  // The wallet reports that part of the batch reverted.
  6: 'partial',
}

/** Classifies a batch by its status code. A success code doesn't rule out that transactions reverted, so those are checked, too. */
export function classifyCalls(status: number, hasReverted: readonly boolean[]): FundsOutcome {
  const outcome = outcomesOfCalls[Math.floor(status / 100)] ?? 'unknown'
  if (outcome !== 'success' || !hasReverted.includes(true)) return outcome
  return hasReverted.includes(false) ? 'partial' : 'failure'
}

import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isSignatureLost } from '../../../../execution/state/selectors/isSignatureLost.ts'

/** What can't be prompted for again isn't offered, such as an expired quote, and a signature that may have been used isn't asked for again. */
export function isProceedOffered({ decision, items }: Pick<ExecutionState, 'decision' | 'items'>): boolean {
  return decision?.kind !== 'notSeen' || (decision.isRepeatable && !isSignatureLost({ items }))
}

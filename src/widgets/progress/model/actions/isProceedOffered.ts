import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isSignatureLost } from '../../../../execution/state/selectors/isSignatureLost.ts'

/**
 * Whether proceeding is offered: not if the prompt can't be repeated, for example for an expired quote, and not if a signature may have
 * been used.
 */
export function isProceedOffered({ decision, items }: Pick<ExecutionState, 'decision' | 'items'>): boolean {
  return decision?.kind !== 'notSeen' || (decision.isRepeatable && !isSignatureLost({ items }))
}

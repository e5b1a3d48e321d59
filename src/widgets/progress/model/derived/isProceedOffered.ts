import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { isSignatureLost } from './isSignatureLost.ts'

/** A swap that another page started can't be prompted for here, and a signature that may have been used isn't asked for again. */
export function isProceedOffered({
  decision,
  quote,
  items,
}: Pick<ExecutionState, 'decision' | 'quote' | 'items'>): boolean {
  return decision?.kind !== 'notSeen' || (quote !== undefined && !isSignatureLost({ items }))
}

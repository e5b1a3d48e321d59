import type { ExecutionState } from '../executionState.ts'

/** A signature was posted without a response: there is no wallet left to ask. */
export function isSignatureLost({ items }: Pick<ExecutionState, 'items'>): boolean {
  return items.find(({ status }) => status === 'lost')?.kind === 'signature'
}

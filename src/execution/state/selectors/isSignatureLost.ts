import type { ExecutionState } from '../executionState.ts'

/** Whether the lost item is a signature: it was posted without a response, and the wallet can't be asked about it. */
export function isSignatureLost({ items }: Pick<ExecutionState, 'items'>): boolean {
  return items.find(({ status }) => status === 'lost')?.kind === 'signature'
}

import type { ExecutionItem, ExecutionItemStatus } from './executionItem.ts'
import type { ExecutionState } from './executionState.ts'

/** The state with some of its items changed. */
export function withItems(
  state: ExecutionState,
  indexes: readonly number[],
  change: Partial<ExecutionItem>,
): ExecutionState {
  return {
    ...state,
    items: state.items.map((item, at) => (indexes.includes(at) ? { ...item, ...change } : item)),
  }
}

/** Ends the user's part once every item is done. A restored execution only becomes `unconfirmed`, since storage proves nothing. */
export function whenAllDone(state: ExecutionState): ExecutionState {
  const isAllDone = state.items.every(({ status }) => status === 'done')
  return isAllDone ? { ...state, status: state.isRestored ? 'unconfirmed' : 'filling' } : state
}

/** Items with some of their statuses replaced with another one. */
export function replaceStatus(
  items: readonly ExecutionItem[],
  from: readonly ExecutionItemStatus[],
  to: ExecutionItemStatus,
): readonly ExecutionItem[] {
  return items.map((item) => (from.includes(item.status) ? { ...item, status: to } : item))
}

/** The items once the provider reports that the funds have arrived. */
export function allDone(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  return items.map((item) => (item.status === 'done' ? item : { ...item, status: 'done' }))
}

/** The items once the provider reports that the network dropped the payment: the mined transaction counts as unconfirmed again. */
export function withReorgedUnconfirmed(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  return items.map((item) =>
    item.kind === 'transaction' && item.status === 'done' && !item.paysNothing
      ? { ...item, status: 'confirming', change: 'reorganized' }
      : item,
  )
}

/** Whether the answer to an earlier prompt was lost and the repeated prompt has sent nothing: the earlier one may still have been sent. */
export function isLostBefore({ status, wasLost }: ExecutionItem): boolean {
  return wasLost === true && (status === 'waiting' || status === 'prompting')
}

import type { ExecutionItem, ExecutionItemStatus, ExecutionState } from './executionState.ts'

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

/** `filling` once every item is done, and the state as it was before. */
export function whenAllDone(state: ExecutionState): ExecutionState {
  return state.items.every(({ status }) => status === 'done') ? { ...state, status: 'filling' } : state
}

/** Items with some of their statuses replaced by another one. */
export function replaceStatus(
  items: readonly ExecutionItem[],
  from: readonly ExecutionItemStatus[],
  to: ExecutionItemStatus,
): readonly ExecutionItem[] {
  return items.map((item) => (from.includes(item.status) ? { ...item, status: to } : item))
}

/** Items as they are once the service says that the money has arrived. */
export function allDone(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  return items.map((item) => (item.status === 'done' ? item : { ...item, status: 'done' }))
}

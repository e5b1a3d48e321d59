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

/** The user's part is done once every item is; a state before that stays. What a store tells of items is no proof of it. */
export function whenAllDone(state: ExecutionState): ExecutionState {
  const isAllDone = state.items.every(({ status }) => status === 'done')
  return isAllDone ? { ...state, status: state.isRestored ? 'unconfirmed' : 'filling' } : state
}

/** Items with some of their statuses replaced by another one. */
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

/** An earlier prompt was lost, and this one has sent nothing: what became of the earlier one is as unknown as before. */
export function isLostBefore({ status, wasLost }: ExecutionItem): boolean {
  return wasLost === true && (status === 'waiting' || status === 'prompting')
}

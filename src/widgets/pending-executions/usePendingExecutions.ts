'use client'
import {
  usePendingExecutionsContext,
  type UsePendingExecutionsReturnType,
} from './model/pendingExecutionsContext.ts'

/**
 * Everything that `PendingExecutions.Root` knows, for your own parts: the pending swaps except the one on display, and how to
 * show or dismiss each. Without the widget, use `useExecutions`.
 *
 * @example
 * const { pending, show } = usePendingExecutions()
 * {pending.map(({ state: { id } }) => id && <button key={id} onClick={() => show(id)}>Show</button>)}
 *
 * @throws {PartOutsideRootError} outside of `PendingExecutions.Root`.
 */
export function usePendingExecutions(): UsePendingExecutionsReturnType {
  return usePendingExecutionsContext('usePendingExecutions')
}

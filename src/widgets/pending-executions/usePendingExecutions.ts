'use client'
import {
  usePendingExecutionsContext,
  type UsePendingExecutionsReturnType,
} from './model/pendingExecutionsContext.ts'

/**
 * Everything that `PendingExecutions.Root` knows, for a part of your own: the transfers that are pending beside the one in
 * sight, and how to show or forget each. Without the widget, `useExecutions` tells the same.
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

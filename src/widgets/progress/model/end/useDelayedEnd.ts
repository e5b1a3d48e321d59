'use client'
import { isPending, type ExecutionState } from '../../../../execution/state/executionState.ts'
import { useDelayed } from '../../../../hooks/base/useDelayed.ts'
import { useConfig } from '../../../../hooks/context/useConfig.ts'

/**
 * The state to show instead of a refund or a failure that has just happened: the previous one, until the history has loaded, so that
 * heading and layout don't change twice.
 *
 * @param isLoading Whether the history is being loaded.
 */
export function useDelayedEnd(state: ExecutionState, isLoading: boolean): ExecutionState | undefined {
  const { clock } = useConfig('useDelayedEnd').client
  const isEnd = state.status === 'refunded' || state.status === 'failed'
  const shouldDelay = (shown: ExecutionState) =>
    isEnd && isLoading && shown.id === state.id && isPending(shown)
  const shown = useDelayed(state, shouldDelay, clock)
  return shown === state ? undefined : shown
}

'use client'
import { isPending, isSendingOver, type ExecutionState } from '../../execution/state/executionState.ts'
import { useExecution, type UseExecutionReturnType } from '../useExecution.ts'

/**
 * Where the execution stands, for who shows it.
 *
 * @param replayed Shown in its place: a state of a support bundle.
 */
export function useShownExecution(
  replayed: ExecutionState | undefined,
): Pick<UseExecutionReturnType, 'state' | 'isPending'> & { isSendingOver: boolean } {
  const own = useExecution()
  const state = replayed ?? own.state
  return { state, isPending: isPending(state), isSendingOver: isSendingOver(state) }
}

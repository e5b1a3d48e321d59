'use client'
import { useSyncExternalStore } from 'react'
import { idleState, isPending, type ExecutionState } from '../execution/state/executionState.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseExecutionParameters = ConfigParameter

export interface UseExecutionReturnType {
  /** Where the execution stands; the same for all hooks of one config. */
  state: ExecutionState
  /** True from the start to the end: another quote can't be started meanwhile. */
  isPending: boolean
  /** Makes the decision of the state `attention` with yes. It may prompt: call it from a user's gesture. */
  proceed: () => void
  /** Makes the decision with no. */
  decline: () => void
  /** The wallet was asked and shows nothing: what became of it is `unknown` then, and may be left. */
  giveUpPrompt: () => void
  /** Leaves an execution that is over, or that needs nobody any more: `useExecutions` keeps it in sight. */
  reset: () => void
}

/**
 * The execution that `useExecuteSteps` started, and what can be done about it. It belongs to the config, and outlives every
 * component.
 *
 * @example
 * const { state, proceed, decline } = useExecution()
 */
export function useExecution(parameters?: UseExecutionParameters): UseExecutionReturnType {
  const { current } = useConfig('useExecution', parameters).executions
  const state = useSyncExternalStore(current.subscribe, current.getState, () => idleState)
  const { proceed, decline, giveUpPrompt, reset } = current
  return { state, isPending: isPending(state), proceed, decline, giveUpPrompt, reset }
}

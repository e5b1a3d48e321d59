'use client'
import { useSyncExternalStore } from 'react'
import { isBusy, type ExecutionState } from '../../execution/core/executionState.ts'
import { useConfig } from './useConfig.ts'

export interface UseExecutionStateReturnType {
  /** Where the execution stands; shared by all hooks below one provider. */
  state: ExecutionState
  /** True from the start to the end: another quote can't be started meanwhile. */
  isUnderWay: boolean
}

/**
 * Where the provider's execution stands.
 *
 * @param shown Told instead: a state of a support bundle.
 */
export function useExecutionState(shown?: ExecutionState): UseExecutionStateReturnType {
  const { current } = useConfig('useExecutionState').executions
  const own = useSyncExternalStore(current.subscribe, current.getState, current.getState)
  const state = shown ?? own
  return { state, isUnderWay: isBusy(state) }
}

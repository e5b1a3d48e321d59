'use client'
import { useSyncExternalStore } from 'react'
import { isBusy, type ExecutionState } from '../execution/executionState.ts'
import { useCauseway } from './causewayContext.ts'

export interface UseExecutionStateReturnType {
  /** Where the execution stands; shared by all hooks below one provider. */
  state: ExecutionState
  /** True from the start to the end: another quote can't be started meanwhile. */
  isUnderWay: boolean
}

/** Where the provider's execution stands. */
export function useExecutionState(): UseExecutionStateReturnType {
  const { current } = useCauseway('useExecutionState').executions
  const state = useSyncExternalStore(current.subscribe, current.getState, current.getState)
  return { state, isUnderWay: isBusy(state) }
}

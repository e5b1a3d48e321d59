'use client'
import { useSyncExternalStore } from 'react'
import type { ExecutionState } from '../execution/executionState.ts'
import { useCauseway } from './causewayContext.ts'

/** Where the provider's execution stands. */
export function useExecutionState(): ExecutionState {
  const { execution } = useCauseway('useExecutionState')
  return useSyncExternalStore(execution.subscribe, execution.getState, execution.getState)
}

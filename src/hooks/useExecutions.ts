'use client'
import { useSyncExternalStore } from 'react'
import type { ExecutionsSnapshot } from '../execution/core/executions.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseExecutionsParameters = ConfigParameter

export interface UseExecutionsReturnType extends ExecutionsSnapshot {
  /** Makes a pending execution the one that `useExecuteSteps` tells about; false while another one is pending. */
  show: (id: string) => Promise<boolean>
  /** Removes an execution that is over, or an entry that can't be read; false while it is pending somewhere. */
  forget: (id: string) => Promise<boolean>
}

/**
 * The executions that this browser knows beside the current one: begun before a reload, left, or run in another tab.
 * What is pending is followed, and never prompted.
 *
 * @example
 * const { pending, show } = useExecutions()
 * {pending.map(({ state }) => <button onClick={() => state.id && show(state.id)}>Transfer in progress</button>)}
 */
export function useExecutions(parameters?: UseExecutionsParameters): UseExecutionsReturnType {
  const { executions } = useConfig('useExecutions', parameters)
  const { subscribe, getSnapshot, show, forget } = executions
  return { ...useSyncExternalStore(subscribe, getSnapshot, getSnapshot), show, forget }
}

'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { isCurrentHidden } from '../../config/isCurrentHidden.ts'
import type { Config } from '../../config/config.ts'
import { accountsOf } from '../../config/configInternals.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'

/** This page's execution while it is hidden: its account is no longer connected, and the user hasn't asked to see it. */
export function useHiddenExecution(config: Config): ExecutionState | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [accountsOf(config).subscribe(listener), config.executions.current.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [config],
  )
  const read = () => (isCurrentHidden(config) ? config.executions.current.getState() : undefined)
  return useSyncExternalStore(subscribe, read, () => undefined)
}

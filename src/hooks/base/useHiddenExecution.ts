'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { isCurrentHidden } from '../../config/isCurrentHidden.ts'
import type { Config } from '../../config/config.ts'
import { accountsOf } from '../../config/configInternals.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'

/** The execution that runs here, while it is hidden: of an account that is not connected any more, and not asked for. */
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

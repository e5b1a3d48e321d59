'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import { useConfig } from '../context/useConfig.ts'

/** In these, the service has a record of an execution. */
const recorded: ReadonlySet<ExecutionState['status']> = new Set(['filling', 'success', 'refunded', 'failed'])

/**
 * How every execution of this page stands that the service has a record of, in one text: another one once a history has news
 * of it, also of an execution that nobody looks at. Empty until the journal was read.
 */
export function useRecordedExecutions(): string {
  const { executions } = useConfig('useRecordedExecutions', {})
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [executions.subscribe(listener), executions.current.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [executions],
  )
  const read = () => {
    const { isLoaded, pending, past } = executions.getState()
    if (!isLoaded) return ''
    const states = [executions.current.getState(), ...[...pending, ...past].map(({ state }) => state)]
    return states
      .filter(({ status }) => recorded.has(status))
      .map(({ id, status }) => `${id} ${status}`)
      .toSorted()
      .join()
  }
  return useSyncExternalStore(subscribe, read, () => '')
}

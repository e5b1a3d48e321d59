'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { isSendingOver } from '../../../execution/state/executionState.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * How every execution of this page stands that the service may have a record of, in one text: another one once a history may have
 * news of it, also of an execution that nobody looks at. What failed before anything was sent is among them, and costs one
 * needless read. Empty until the journal was read.
 */
export function useExecutionStatusKey(): string {
  const { executions } = useConfig('useExecutionStatusKey', {})
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
      .filter(isSendingOver)
      .map(({ id, status }) => `${id} ${status}`)
      .toSorted()
      .join()
  }
  return useSyncExternalStore(subscribe, read, () => '')
}

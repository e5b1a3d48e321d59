'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { isSendingOver } from '../../../execution/state/executionState.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * The statuses of all executions of this browser that the provider may have a record of, as one text. It changes when the history may have
 * changed, even if no component shows the execution. Executions that failed before anything was sent are included, at the cost of one
 * needless read. Before the journal was read, only this page's own counts.
 */
export function useExecutionFingerprint(): string {
  const { executions } = useConfig('useExecutionFingerprint')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [executions.subscribe(listener), executions.current.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [executions],
  )
  const read = () => {
    const { pending, past } = executions.getState()
    const states = [executions.current.getState(), ...[...pending, ...past].map(({ state }) => state)]
    return states
      .filter(isSendingOver)
      .map(({ id, status }) => `${id} ${status}`)
      .toSorted()
      .join()
  }
  return useSyncExternalStore(subscribe, read, () => '')
}

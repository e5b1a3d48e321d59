'use client'
import { useCallback } from 'react'
import { isPending } from '../../execution/state/executionState.ts'
import { useConfig } from '../context/useConfig.ts'

/**
 * Leaves the transfer in sight, which goes on in the list.
 *
 * @param isKeptToItsEnd Leaves none before it is over.
 */
export function useLeaveTransfer(isKeptToItsEnd: boolean): () => void {
  const { current } = useConfig('useLeaveTransfer').executions
  return useCallback(() => {
    if (!isKeptToItsEnd || !isPending(current.getState())) current.reset()
  }, [current, isKeptToItsEnd])
}

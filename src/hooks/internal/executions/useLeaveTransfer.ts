'use client'
import { useCallback } from 'react'
import { isCurrentHidden } from '../../../config/isCurrentHidden.ts'
import { isPending } from '../../../execution/state/executionState.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * Leaves the transfer in sight, which goes on in the list.
 *
 * @param isKeptToItsEnd Leaves none before it is over.
 */
export function useLeaveTransfer(isKeptToItsEnd: boolean): () => void {
  const config = useConfig('useLeaveTransfer')
  return useCallback(() => {
    const { current } = config.executions
    // A hidden transfer belongs to another account, whose owner may come back to it.
    if (isCurrentHidden(config)) return
    if (!isKeptToItsEnd || !isPending(current.getState())) current.reset()
  }, [config, isKeptToItsEnd])
}

'use client'
import { useCallback } from 'react'
import { isCurrentHidden } from '../../../config/isCurrentHidden.ts'
import { isPending } from '../../../execution/state/executionState.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * Dismisses the shown swap, which continues in the list.
 *
 * @param isKeptToItsEnd Dismisses it only when it is finished.
 */
export function useLeaveTransfer(isKeptToItsEnd: boolean): () => void {
  const config = useConfig('useLeaveTransfer')
  return useCallback(() => {
    const { current } = config.executions
    // A hidden swap belongs to another account, whose owner may come back to it.
    if (isCurrentHidden(config)) return
    if (!isKeptToItsEnd || !isPending(current.getState())) current.reset()
  }, [config, isKeptToItsEnd])
}

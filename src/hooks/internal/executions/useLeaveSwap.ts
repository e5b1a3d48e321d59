'use client'
import { useCallback } from 'react'
import { isCurrentHidden } from '../../../config/isCurrentHidden.ts'
import { hasItemsToSend, isPending } from '../../../execution/state/executionState.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * Dismisses the shown swap, which continues in the list. A swap that still has something to send stays: otherwise an approval might be left
 * without its swap.
 *
 * @param isKeptToItsEnd Whether to dismiss it only once it is finished.
 */
export function useLeaveSwap(isKeptToItsEnd: boolean): () => void {
  const config = useConfig('useLeaveSwap')
  return useCallback(() => {
    const { current } = config.executions
    // A hidden swap belongs to another account, whose owner may come back to it.
    if (isCurrentHidden(config)) return
    const state = current.getState()
    // A restored swap never prompts again.
    const isKept = isKeptToItsEnd ? isPending(state) : hasItemsToSend(state) && !state.isRestored
    if (!isKept) current.reset()
  }, [config, isKeptToItsEnd])
}

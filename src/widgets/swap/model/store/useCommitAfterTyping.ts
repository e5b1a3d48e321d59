'use client'
import { useEffect } from 'react'
import { typingPauseMs } from '../../../shared/model/typingPauseMs.ts'
import { subscribeToValue } from './subscribeToValue.ts'
import type { SwapStore } from './swapStore.ts'

/** Commits the entered values once typing has paused, which requests a quote. */
export function useCommitAfterTyping(store: SwapStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribeToValue(store, () => {
      const { value, committed } = store.getState()
      clearTimeout(timer)
      if (value !== committed) timer = setTimeout(store.commit, typingPauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store])
}

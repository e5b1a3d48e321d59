'use client'
import { useEffect } from 'react'
import { typingPauseMs } from '../../shared/model/typingPauseMs.ts'
import type { SwapStore } from './swapStore.ts'

/**
 * Commits what is entered once typing has paused: by that a quote is asked for.
 *
 * @param onChange Called with every other value, before it is committed.
 */
export function useCommitAfterTyping(store: SwapStore, onChange: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.getState().value
    const unsubscribe = store.subscribe(() => {
      const { value, committed } = store.getState()
      if (value === last) return
      last = value
      clearTimeout(timer)
      onChange()
      if (value !== committed) timer = setTimeout(store.commit, typingPauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, onChange])
}

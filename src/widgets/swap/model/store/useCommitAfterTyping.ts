'use client'
import { useEffect } from 'react'
import { typingPauseMs } from '../../../shared/model/typingPauseMs.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapStore } from './swapStore.ts'

/** Commits the entered values once typing has paused, which requests a quote. */
export function useCommitAfterTyping(store: SwapStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: SwapValue | undefined
    const commitAfterPause = () => {
      const { value, committed } = store.getState()
      if (value === last) return
      last = value
      clearTimeout(timer)
      if (value !== committed) timer = setTimeout(store.commit, typingPauseMs)
    }
    // A part may have changed a value in an earlier effect, or the form may have been hidden before the pause was over.
    commitAfterPause()
    const unsubscribe = store.subscribe(commitAfterPause)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store])
}

'use client'
import { useEffect } from 'react'
import { typingPauseMs } from '../../shared/model/typingPauseMs.ts'
import type { SwapStore } from './swapStore.ts'

/**
 * Commits the entered values once typing has paused, which requests a quote.
 *
 * @param onChange Called with every different value, before it is committed; the same one in another locale is no different one.
 */
export function useCommitAfterTyping(store: SwapStore, onChange: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.getState()
    const unsubscribe = store.subscribe(() => {
      const { value, committed, locale } = store.getState()
      const isEntered = value !== last.value && locale === last.locale
      last = store.getState()
      if (!isEntered) return
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

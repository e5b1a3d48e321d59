'use client'
import { useEffect } from 'react'
import type { SwapStore } from './swapStore.ts'

/** Typing must pause this long before a quote is asked for, in milliseconds. */
const settleMs = 300

/**
 * Asks for a quote of what is entered once typing has paused.
 *
 * @param onChange Called with every other value, before anything is asked.
 */
export function useSettleAfterTyping(store: SwapStore, onChange: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.getState().value
    const unsubscribe = store.subscribe(() => {
      const { value, settled } = store.getState()
      if (value === last) return
      last = value
      clearTimeout(timer)
      onChange()
      if (value !== settled) timer = setTimeout(store.settle, settleMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, onChange])
}

'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** True once a moment is past, in milliseconds since the epoch; also after the machine slept through it. */
export function useIsPast(at: number | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (at === undefined) return () => {}
      const timer = setTimeout(listener, Math.max(0, at - Date.now()) + 1)
      document.addEventListener('visibilitychange', listener)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    [at],
  )
  return useSyncExternalStore(
    subscribe,
    () => at !== undefined && Date.now() >= at,
    () => false,
  )
}

'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Clock } from '../../utils/time/clock.ts'

/**
 * True once a time has passed, in milliseconds since the epoch by the client's clock; even if the machine slept meanwhile. It stays true
 * when the clock is set back.
 */
export function useIsPast(at: number | undefined, clock: Clock): boolean {
  const [, setLooks] = useState(0)
  const subscribe = useCallback(
    (listener: () => void) => {
      if (at === undefined) return () => {}
      const controller = new AbortController()
      // Always rerenders: if the clock was changed, the caller may have another time now.
      const look = () => {
        listener()
        setLooks((looks) => looks + 1)
      }
      const wait = async () => {
        do {
          await clock.sleep(Math.max(0, at - clock.now()) + 1, controller.signal)
          look()
          // The clock may have been set back meanwhile.
        } while (clock.now() < at)
      }
      // The sleep rejects once the component has unmounted.
      wait().catch(() => {})
      document.addEventListener('visibilitychange', look)
      return () => {
        controller.abort()
        document.removeEventListener('visibilitychange', look)
      }
    },
    [at, clock],
  )
  const [passed, setPassed] = useState<number>()
  const isPast = useSyncExternalStore(
    subscribe,
    () => at !== undefined && clock.now() >= at,
    () => false,
  )
  if (isPast && passed !== at) setPassed(at)
  return isPast || (at !== undefined && passed === at)
}

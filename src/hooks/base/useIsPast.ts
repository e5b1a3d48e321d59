'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Clock } from '../../utils/time/clock.ts'

/**
 * True once a time has passed, in milliseconds since the epoch by the client's clock; even if the machine slept meanwhile. It stays true
 * when the clock is set back.
 */
export function useIsPast(at: number | undefined, clock: Clock): boolean {
  const until = at ?? Infinity
  const [, setLook] = useState<object>()
  const subscribe = useCallback(() => {
    if (until === Infinity) return () => {}
    const controller = new AbortController()
    // Always rerenders: if the clock was changed, the caller may have another time now.
    const look = () => setLook({})
    const wait = async () => {
      do {
        await clock.sleep(Math.max(0, until - clock.now()) + 1, controller.signal)
        look()
        // The clock may have been set back meanwhile.
      } while (clock.now() < until)
    }
    // The sleep rejects once the component has unmounted.
    wait().catch(() => {})
    document.addEventListener('visibilitychange', look)
    return () => {
      controller.abort()
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, clock])
  const [passed, setPassed] = useState<number>()
  const isPast = useSyncExternalStore(
    subscribe,
    () => clock.now() >= until,
    () => false,
  )
  if (isPast && passed !== until) setPassed(until)
  return isPast || passed === until
}

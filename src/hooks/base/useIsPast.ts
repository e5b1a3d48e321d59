'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Clock } from '../../utils/time/clock.ts'

/**
 * True once a time has passed, in milliseconds since the epoch by the client's clock; also after the machine has slept
 * through it. It stays so when the clock is set back.
 */
export function useIsPast(at: number | undefined, clock: Clock): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (at === undefined) return () => {}
      const controller = new AbortController()
      // The sleep rejects once the component has unmounted.
      clock.sleep(Math.max(0, at - clock.now()) + 1, controller.signal).then(listener, () => {})
      document.addEventListener('visibilitychange', listener)
      return () => {
        controller.abort()
        document.removeEventListener('visibilitychange', listener)
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

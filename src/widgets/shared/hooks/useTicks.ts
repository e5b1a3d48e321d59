'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'

/**
 * The number of whole periods since a time, by the client's clock; rerenders after each.
 *
 * @param since In milliseconds since the epoch.
 */
export function useTicks(since: number, periodMs: number): number {
  const { clock } = useConfig('useTicks').client
  const subscribe = useCallback(
    (listener: () => void) => {
      // A different time restarts the periods.
      const timer = setInterval(listener, periodMs, since)
      return () => clearInterval(timer)
    },
    [since, periodMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.floor((clock.now() - since) / periodMs)),
    () => 0,
  )
}

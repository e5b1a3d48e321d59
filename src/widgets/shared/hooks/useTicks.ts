'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'

/**
 * How many whole periods have passed since a moment, by the clock of the client; renders again with each.
 *
 * @param since In milliseconds since the epoch.
 */
export function useTicks(since: number, periodMs: number): number {
  const { clock } = useConfig('useTicks').client
  const subscribe = useCallback(
    (listener: () => void) => {
      // Another moment starts the periods anew.
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

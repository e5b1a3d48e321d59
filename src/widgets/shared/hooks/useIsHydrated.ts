'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on a server and during hydration: measurements aren't known there, and a CSP may forbid inline styles. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on a server and while its page is taken over: what is measured isn't known there, and inline styles would need a CSP's consent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

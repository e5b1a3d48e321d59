'use client'
import { useSyncExternalStore } from 'react'
import type { OwnedView } from '../../config/connectedAccounts.ts'
import { useConnectedAccounts } from './useConnectedAccounts.ts'

/** Whether the account of a swap or deposit address is no longer connected, and the user hasn't asked to see it since. */
export function useIsHidden(view: OwnedView): boolean {
  const accounts = useConnectedAccounts('useIsHidden')
  return useSyncExternalStore(
    accounts.subscribe,
    () => accounts.isHidden(view),
    () => false,
  )
}

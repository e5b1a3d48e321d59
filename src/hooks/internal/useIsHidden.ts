'use client'
import { useSyncExternalStore } from 'react'
import type { OwnedView } from '../../config/connectedAccounts.ts'
import { useConnectedAccounts } from './useConnectedAccounts.ts'

/** Whether the account of a transfer or deposit address is not connected any more, and nobody has asked to see the view since. */
export function useIsHidden(view: OwnedView): boolean {
  const accounts = useConnectedAccounts('useIsHidden')
  return useSyncExternalStore(
    accounts.subscribe,
    () => accounts.isHidden(view),
    () => false,
  )
}

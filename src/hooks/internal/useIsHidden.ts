'use client'
import { useSyncExternalStore } from 'react'
import type { OwnedView } from '../../config/connectedAccounts.ts'
import { useConfig } from '../context/useConfig.ts'

/** Whether it is of an account that is not connected any more, and nobody has asked for it since. */
export function useIsHidden(view: OwnedView): boolean {
  const { accounts } = useConfig('useIsHidden')
  return useSyncExternalStore(
    accounts.subscribe,
    () => accounts.isHidden(view),
    () => false,
  )
}

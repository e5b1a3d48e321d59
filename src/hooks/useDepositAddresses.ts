'use client'
import { useSyncExternalStore } from 'react'
import type { StoredDeposit } from '../execution/depositAddress/depositBook.ts'
import { useCauseway } from './causewayContext.ts'

export interface UseDepositAddressesReturnType {
  /** What this browser stores was read, or can't be. */
  isLoaded: boolean
  /** Newest first, with where each stood when it was last looked at. */
  deposits: readonly StoredDeposit[]
  /** Removes an address from the browser. Money that is sent there is treated as before. */
  forget: (requestId: string) => Promise<void>
}

/**
 * The deposit addresses that this browser has shown: found again after a reload.
 *
 * @example
 * const { deposits } = useDepositAddresses()
 * const { progress } = useDepositAddress({ requestId: deposits[0]?.terms.requestId })
 */
export function useDepositAddresses(): UseDepositAddressesReturnType {
  const { deposits: book } = useCauseway('useDepositAddresses')
  const snapshot = useSyncExternalStore(book.subscribe, book.getSnapshot, book.getSnapshot)
  return { ...snapshot, forget: book.forget }
}

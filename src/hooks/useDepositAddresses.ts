'use client'
import { useSyncExternalStore } from 'react'
import type { DepositBookSnapshot } from '../deposit/depositBook.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseDepositAddressesParameters = ConfigParameter

export interface UseDepositAddressesReturnType extends DepositBookSnapshot {
  /** Removes an address from the browser. Money that is sent there is treated as before. */
  forget: (requestId: string) => Promise<void>
}

/**
 * The deposit addresses that this browser has shown: found again after a reload.
 *
 * @example
 * const { pending } = useDepositAddresses()
 * const { progress } = useDepositAddress({ requestId: pending[0]?.terms.requestId })
 */
export function useDepositAddresses(
  parameters?: UseDepositAddressesParameters,
): UseDepositAddressesReturnType {
  const { depositBook: book } = useConfig('useDepositAddresses', parameters)
  const snapshot = useSyncExternalStore(book.subscribe, book.getSnapshot, book.getSnapshot)
  return { ...snapshot, forget: book.forget }
}

'use client'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { noDeposits, type DepositBookState } from '../../deposit/book/depositBookState.ts'
import type { StoredDeposit } from '../../deposit/book/depositEntry.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import {
  connectionKinds,
  walletsKinds,
  type ConfigParameter,
  type WalletParameter,
  type WalletsParameter,
} from '../context/connectionParameters.ts'
import { useConnection } from '../context/useConnection.ts'

export type UseDepositAddressesParameters = ConfigParameter & WalletParameter & WalletsParameter

export interface UseDepositAddressesReturnType extends DepositBookState {
  /**
   * How many pending addresses were requested with a different wallet, or without one while a wallet is connected now,
   * whether or not they are listed.
   */
  othersCount: number
  /**
   * Removes an address, or an unreadable entry with that ID, from the browser. Payments to the address are treated as before. If another
   * page has stored a payment that isn't listed here yet, the address stays and is listed with it; a second call removes it.
   */
  forget: (requestId: string) => Promise<void>
}

/**
 * The deposit addresses that this browser has shown for the connected wallet, or without a wallet if none is connected. They are
 * found again after a reload.
 *
 * @example
 * const { pending } = useDepositAddresses()
 * const { progress } = useDepositAddress({ requestId: pending[0]?.terms.requestId })
 */
export function useDepositAddresses(
  given: UseDepositAddressesParameters = {},
): UseDepositAddressesReturnType {
  checkObject(given, 'useDepositAddresses')
  checkKinds(given, { ...connectionKinds, ...walletsKinds }, 'useDepositAddresses')
  const { wallets, ...parameters } = given
  const { config, wallet } = useConnection('useDepositAddresses', parameters)
  const { subscribe, getState, forget } = config.depositBook
  const snapshot = useSyncExternalStore(subscribe, getState, () => noDeposits)
  const account = wallet?.address
  const listed = useMemo(() => {
    const isOwn = (deposit: StoredDeposit) =>
      account === undefined ? !deposit.account : isSameAddress(deposit.account, account)
    const isListed = (deposit: StoredDeposit) => wallets === 'all' || isOwn(deposit)
    const { deposits, pending } = snapshot
    return {
      deposits: deposits.filter(isListed),
      pending: pending.filter(isListed),
      othersCount: pending.filter((deposit) => !isOwn(deposit)).length,
    }
  }, [snapshot, wallets, account])
  return { ...snapshot, ...listed, forget }
}

'use client'
import { checkObject } from '../errors/checkObject.ts'
import { useMemo, useSyncExternalStore } from 'react'
import {
  noExecutions,
  type ExecutionsSnapshot,
  type ListedExecution,
} from '../execution/core/list/executions.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import type { ConfigParameter, WalletParameter, WalletsParameter } from './context/connectionParameters.ts'
import { useConnection } from './context/useConnection.ts'

export type UseExecutionsParameters = ConfigParameter & WalletParameter & WalletsParameter

export interface UseExecutionsReturnType extends ExecutionsSnapshot {
  /** How many are pending that another wallet began than the connected one, whether they are listed or not. */
  othersCount: number
  /** Makes a pending execution the one that `useExecution` tells about; false while another one is pending, or another tab has it. */
  show: (id: string) => Promise<boolean>
  /** Removes an execution that is over, or an entry that can't be read; false while it is pending somewhere. */
  forget: (id: string) => Promise<boolean>
}

/**
 * The executions of the connected wallet that this browser knows beside the current one: begun before a reload, left, or run
 * in another tab. What is pending is followed, and never prompted; so is what is not listed, because another wallet began it.
 *
 * @example
 * const { pending, show } = useExecutions()
 * {pending.map(({ state }) => <button onClick={() => state.id && show(state.id)}>Transfer in progress</button>)}
 */
export function useExecutions(given: UseExecutionsParameters = {}): UseExecutionsReturnType {
  checkObject(given, 'useExecutions')
  const { wallets = 'connected', ...parameters } = given
  const { config, wallet } = useConnection('useExecutions', parameters)
  const { subscribe, getState, show, forget } = config.executions
  const snapshot = useSyncExternalStore(subscribe, getState, () => noExecutions)
  const account = wallet?.address
  const listed = useMemo(() => {
    const isOwn = ({ state }: ListedExecution) => isSameAddress(state.summary?.sender, account)
    const isListed = (entry: ListedExecution) => wallets === 'all' || isOwn(entry)
    const { pending, past } = snapshot
    return {
      pending: pending.filter(isListed),
      past: past.filter(isListed),
      othersCount: pending.filter((entry) => !isOwn(entry)).length,
    }
  }, [snapshot, wallets, account])
  return { ...snapshot, ...listed, show, forget }
}

'use client'
import { useSyncExternalStore } from 'react'
import { noDeposits, type DepositBook, type DepositBookSnapshot } from '../../../deposit/depositBook.ts'
import { useConfig } from '../../context/useConfig.ts'

/** Deposit addresses that this browser has stored and nobody can read; whoever uses it hears of nothing else. */
export function useBrokenDeposits(): Pick<DepositBookSnapshot, 'broken'> & Pick<DepositBook, 'forget'> {
  const { subscribe, getSnapshot, forget } = useConfig('useBrokenDeposits').depositBook
  const broken = useSyncExternalStore(
    subscribe,
    () => getSnapshot().broken,
    () => noDeposits.broken,
  )
  return { broken, forget }
}

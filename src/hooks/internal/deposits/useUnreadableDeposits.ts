'use client'
import { useSyncExternalStore } from 'react'
import type { DepositBook } from '../../../deposit/book/depositBook.ts'
import { noDeposits, type DepositBookState } from '../../../deposit/book/depositBookState.ts'
import { useConfig } from '../../context/useConfig.ts'

/** Stored deposit addresses that can't be read: some of them, or all because of an error. Nothing else rerenders its caller. */
export function useUnreadableDeposits(): Pick<DepositBookState, 'unreadable' | 'error'> &
  Pick<DepositBook, 'forget'> {
  const { subscribe, getState, forget } = useConfig('useUnreadableDeposits').depositBook
  const unreadable = useSyncExternalStore(
    subscribe,
    () => getState().unreadable,
    () => noDeposits.unreadable,
  )
  const error = useSyncExternalStore(
    subscribe,
    () => getState().error,
    () => undefined,
  )
  return { unreadable, error, forget }
}

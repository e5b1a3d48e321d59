'use client'
import { useSyncExternalStore } from 'react'
import type { DepositBook } from '../../../deposit/book/depositBook.ts'
import { noDeposits, type DepositBookState } from '../../../deposit/book/depositBookState.ts'
import { useConfig } from '../../context/useConfig.ts'

/** Stored deposit addresses that can't be read: single ones, or all because of an error. The caller rerenders only for these. */
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

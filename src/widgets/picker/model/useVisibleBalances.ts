'use client'
import { useEffect } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useCachedBalances } from '../../../hooks/internal/tokens/useCachedBalances.ts'
import { usePrefetchBalances } from '../../../hooks/internal/tokens/usePrefetchBalances.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import type { VirtualRows } from '../../shared/list/useVirtualRows.ts'
import { isHeading, type ListRows } from './listRows.ts'

/** How long the list must rest before balances are read, in milliseconds. */
const restMs = 150

/** Reads the balances of the visible tokens. Returns a function for what is known so far. */
export function useVisibleBalances(
  { rows }: Pick<ListRows, 'rows'>,
  items: ReturnType<VirtualRows['getVirtualItems']>,
): (token: Token) => bigint | undefined {
  const balanceOf = useCachedBalances(useWallet()?.address)
  const prefetchBalances = usePrefetchBalances()
  const [start, end] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1]
  useEffect(() => {
    const timer = setTimeout(() => {
      void prefetchBalances(rows.slice(start, end).flatMap((row) => (isHeading(row) ? [] : row.token)))
    }, restMs)
    return () => clearTimeout(timer)
  }, [rows, start, end, prefetchBalances])
  return balanceOf
}

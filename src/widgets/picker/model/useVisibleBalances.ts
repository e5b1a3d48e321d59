'use client'
import { useEffect } from 'react'
import type { Token } from '../../../config/tokens/token.ts'
import { useCachedBalances } from '../../../hooks/internal/tokens/useCachedBalances.ts'
import { usePrefetchBalances } from '../../../hooks/internal/tokens/usePrefetchBalances.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import type { VirtualRows } from '../../shared/list/useVirtualRows.ts'
import { isHeading, type ListRows } from './listRows.ts'

/** Balances are read once the list rests this long, in milliseconds. */
const restMs = 150

/** Reads the balances of the tokens in sight. Returns what is known of a token by now. */
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

'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { Token } from '../../../utils/tokens/token.ts'
import { useBalancesSnapshot } from '../../../hooks/internal/tokens/useBalancesSnapshot.ts'
import { usePrefetchBalances } from '../../../hooks/internal/tokens/usePrefetchBalances.ts'
import { useWallet } from '../../../hooks/useWallet.ts'

type Balances = ReadonlyMap<string, bigint>

/** Longest time that the list waits for a slow chain, in milliseconds. */
const maxWaitMs = 600

const none: Balances = new Map()

interface HeldBalances {
  /** Doesn't change once the list is shown, so that no row moves while the user taps. */
  balances: Balances
  isWaiting: boolean
}

/**
 * Reads which tokens the connected wallet holds. Balances read a moment ago, such as when the pointer reached the
 * button, are available at once.
 */
export function useHeldBalances(tokens: readonly Token[]): HeldBalances {
  const account = useWallet()?.address
  const prefetchBalances = usePrefetchBalances()
  const snapshotOf = useBalancesSnapshot()
  const [held, setHeld] = useState<{ account: Address; balances: Balances }>()
  useEffect(() => {
    if (!account) return undefined
    let isDone = false
    const show = () => {
      if (!isDone) setHeld({ account, balances: snapshotOf(account) })
      isDone = true
    }
    const timer = setTimeout(show, maxWaitMs)
    void prefetchBalances(tokens).then(show)
    return () => {
      isDone = true
      clearTimeout(timer)
    }
    // Later changes of the tokens aren't waited for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account, prefetchBalances, snapshotOf])
  if (!account) return { balances: none, isWaiting: false }
  return held?.account === account
    ? { balances: held.balances, isWaiting: false }
    : { balances: none, isWaiting: true }
}

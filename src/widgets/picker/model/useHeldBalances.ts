'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { Token } from '../../../config/tokens/token.ts'
import { useBalancesSnapshot } from '../../../hooks/internal/tokens/useBalancesSnapshot.ts'
import { usePrefetchBalances } from '../../../hooks/internal/tokens/usePrefetchBalances.ts'
import { useWallet } from '../../../hooks/useWallet.ts'

type Balances = ReadonlyMap<string, bigint>

/** The list waits no longer than this for a slow chain, in milliseconds. */
const maxWaitMs = 600

const none: Balances = new Map()

interface HeldBalances {
  /** Does not change once the list is shown, so that no row moves away from under a finger. */
  balances: Balances
  isWaiting: boolean
}

/** Looks for tokens in the connected wallet. What was read a moment ago, as when the pointer came to the button, is there at once. */
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
    // Tokens that come later are not waited for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account, prefetchBalances, snapshotOf])
  if (!account) return { balances: none, isWaiting: false }
  return held?.account === account
    ? { balances: held.balances, isWaiting: false }
    : { balances: none, isWaiting: true }
}

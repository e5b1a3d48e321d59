'use client'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { Token } from '../../../config/tokens/token.ts'
import { useKnownBalances } from '../../../hooks/internal/tokens/useKnownBalances.ts'
import { useReadBalances } from '../../../hooks/internal/tokens/useReadBalances.ts'
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
  const readBalances = useReadBalances()
  const knownBalances = useKnownBalances()
  const [held, setHeld] = useState<{ account: Address; balances: Balances }>()
  useEffect(() => {
    if (!account) return undefined
    let isDone = false
    const show = () => {
      if (!isDone) setHeld({ account, balances: knownBalances(account) })
      isDone = true
    }
    const timer = setTimeout(show, maxWaitMs)
    void readBalances(tokens).then(show)
    return () => {
      isDone = true
      clearTimeout(timer)
    }
    // Tokens that come later are not waited for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account, readBalances, knownBalances])
  if (!account) return { balances: none, isWaiting: false }
  return held?.account === account
    ? { balances: held.balances, isWaiting: false }
    : { balances: none, isWaiting: true }
}

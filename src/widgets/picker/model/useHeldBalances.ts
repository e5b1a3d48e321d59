'use client'
import { useEffect, useState } from 'react'
import type { Token } from '../../../config/token.ts'
import { useKnownBalances } from '../../../hooks/internal/useKnownBalances.ts'
import { useReadBalances } from '../../../hooks/internal/useReadBalances.ts'
import { useWallet } from '../../../hooks/useWallet.ts'

/** The list waits no longer than this for a slow chain, in milliseconds. */
const mostWaitMs = 600

interface HeldBalances {
  /** What is known once the list is shown: it does not change its order under anybody's hand. */
  balances: ReadonlyMap<string, bigint>
  isWaiting: boolean
}

/** Looks for tokens in the connected wallet. What was read a moment ago, as when the pointer came to the button, is there at once. */
export function useHeldBalances(tokens: readonly Token[]): HeldBalances {
  const account = useWallet()?.address
  const readBalances = useReadBalances()
  const [readFor, setReadFor] = useState<string>()
  const isWaiting = account !== undefined && readFor !== account
  useEffect(() => {
    if (!account) return undefined
    let isLeft = false
    const show = () => {
      if (!isLeft) setReadFor(account)
    }
    const timer = setTimeout(show, mostWaitMs)
    void readBalances(tokens).then(show)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // Tokens that come later are not waited for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account, readBalances])
  return { balances: useKnownBalances(account, isWaiting), isWaiting }
}

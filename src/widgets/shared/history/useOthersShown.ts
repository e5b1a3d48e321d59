'use client'
import { useState } from 'react'

/**
 * Whether the user asked to see the swaps of other wallets in this browser. Connecting another account resets it.
 *
 * @param account The connected wallet's account.
 */
export function useOthersShown(account: string | undefined): {
  areOthersShown: boolean
  showOthers: (areShown: boolean) => void
} {
  const [shownFor, setShownFor] = useState<{ account: string | undefined }>()
  return {
    areOthersShown: shownFor !== undefined && shownFor.account === account,
    showOthers: (areShown) => setShownFor(areShown ? { account } : undefined),
  }
}

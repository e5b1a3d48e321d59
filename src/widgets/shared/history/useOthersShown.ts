'use client'
import { useState } from 'react'

/**
 * Whether somebody asked for what other wallets left in this browser. Who connects another account has not asked.
 *
 * @param account The connected wallet's.
 */
export function useOthersShown(account: string | undefined): {
  areOthersShown: boolean
  showOthers: (areShown: boolean) => void
} {
  const [askedBy, setAskedBy] = useState<{ account: string | undefined }>()
  return {
    areOthersShown: askedBy !== undefined && askedBy.account === account,
    showOthers: (areShown) => setAskedBy(areShown ? { account } : undefined),
  }
}

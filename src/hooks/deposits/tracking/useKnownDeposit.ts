'use client'
import { useState } from 'react'
import { isDepositPending, type StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/**
 * What this browser keeps about a request. A finished request of this page stays known here when the history is
 * cleared, in this tab or another one, since the user who looks at it created it. The book keeps every address that may
 * still be paid.
 */
export function useKnownDeposit(
  deposits: readonly StoredDeposit[],
  requestId: string | undefined,
  clock: Clock,
): StoredDeposit | undefined {
  const listed = deposits.find(({ terms }) => terms.requestId === requestId)
  const [last, setLast] = useState(listed)
  if (listed) {
    if (listed !== last) setLast(listed)
    return listed
  }
  // Reads the clock only here: during server rendering nothing was listed before.
  const isKnown = last?.isAudited && last.terms.requestId === requestId
  if (!isKnown || isDepositPending(last, clock.now())) return undefined
  if (!last.isStored) return last
  const unstored = { ...last, isStored: false }
  setLast(unstored)
  return unstored
}

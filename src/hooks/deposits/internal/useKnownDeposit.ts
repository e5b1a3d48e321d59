'use client'
import { useState } from 'react'
import { isDepositPending, type StoredDeposit } from '../../../deposit/depositEntry.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/**
 * What this browser keeps of a request. One of this page's own that is over stays known here when the history is cleared, in this
 * tab or another one: the person who looks at it did create it. One that may still be paid is the book's to keep.
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
  // Only here is the time asked for: a server that renders has nothing that was listed before.
  const isKnown = last?.isAudited && last.terms.requestId === requestId
  if (!isKnown || isDepositPending(last, clock.now())) return undefined
  if (!last.isStored) return last
  const unstored = { ...last, isStored: false }
  setLast(unstored)
  return unstored
}

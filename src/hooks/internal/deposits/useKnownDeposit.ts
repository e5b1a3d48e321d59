'use client'
import { useState } from 'react'
import { isDepositPending, type StoredDeposit } from '../../../deposit/depositEntry.ts'

/**
 * What this browser keeps of a request. One of this page's own that is over stays known here when the history is cleared, in this
 * tab or another one: the person who looks at it did create it. One that may still be paid is the book's to keep.
 */
export function useKnownDeposit(
  deposits: readonly StoredDeposit[],
  requestId: string | undefined,
  now: number,
): StoredDeposit | undefined {
  const listed = deposits.find(({ terms }) => terms.requestId === requestId)
  const [last, setLast] = useState(listed)
  if (listed) {
    if (listed !== last) setLast(listed)
    return listed
  }
  if (!last?.isAudited || isDepositPending(last, now) || last.terms.requestId !== requestId) return undefined
  if (!last.isStored) return last
  const unstored = { ...last, isStored: false }
  setLast(unstored)
  return unstored
}

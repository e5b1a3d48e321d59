'use client'
import { useState } from 'react'
import type { StoredDeposit } from '../../../deposit/depositEntry.ts'
import { isSettled } from '../../../schemas/status/requestStatus.ts'

/**
 * What this browser keeps of a request. One of this page's own that is over stays known here when the history is cleared, in this
 * tab or another one: the person who looks at it did create it. One that may still be paid is the book's to keep.
 */
export function useKnownDeposit(
  deposits: readonly StoredDeposit[],
  requestId: string | undefined,
): StoredDeposit | undefined {
  const listed = deposits.find(({ terms }) => terms.requestId === requestId)
  const [last, setLast] = useState(listed)
  if (listed) {
    if (listed !== last) setLast(listed)
    return listed
  }
  if (!last?.isAudited || !isSettled(last.status) || last.terms.requestId !== requestId) return undefined
  if (!last.isStored) return last
  const unstored = { ...last, isStored: false }
  setLast(unstored)
  return unstored
}

'use client'
import { useEffect, useState } from 'react'

/** How much longer than expected is longer than usual. */
const patience = 2

/**
 * True once something takes longer than usual, which says nothing about whether it will come. Changes once, by one
 * timer.
 *
 * @param since Milliseconds since the epoch; undefined while nothing is waited for.
 * @param estimateSeconds How long it should take; undefined when nobody says.
 */
export function useIsOverdue(since: number | undefined, estimateSeconds: number | undefined): boolean {
  const dueAt =
    since === undefined || estimateSeconds === undefined
      ? undefined
      : since + estimateSeconds * 1000 * patience
  const [missed, setMissed] = useState<number>()
  useEffect(() => {
    if (dueAt === undefined) return
    const timer = setTimeout(() => setMissed(dueAt), Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  }, [dueAt])
  return dueAt !== undefined && missed === dueAt
}

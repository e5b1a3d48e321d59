'use client'
import { useEffect, useState } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'

/** How much longer than expected is longer than usual. */
const patience = 2

/**
 * True once something takes longer than usual, which says nothing about whether it will come. Changes once, by one
 * timer.
 *
 * @param since Milliseconds since the epoch, by the clock of the client; undefined while nothing is waited for.
 * @param estimateSeconds How long it should take; undefined when nobody says.
 */
export function useIsOverdue(since: number | undefined, estimateSeconds: number | undefined): boolean {
  const dueAt =
    since === undefined || estimateSeconds === undefined
      ? undefined
      : since + estimateSeconds * 1000 * patience
  const { clock } = useConfig('useIsOverdue').client
  const [missed, setMissed] = useState<number>()
  useEffect(() => {
    if (dueAt === undefined) return
    const timer = setTimeout(() => setMissed(dueAt), Math.max(0, dueAt - clock.now()))
    return () => clearTimeout(timer)
  }, [dueAt, clock])
  return dueAt !== undefined && missed === dueAt
}

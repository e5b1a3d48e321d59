'use client'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { useIsPast } from '../../../hooks/base/useIsPast.ts'

/** How much longer than expected is longer than usual. */
const overdueFactor = 2

/**
 * True once something takes longer than usual, which says nothing about whether it will come.
 *
 * @param since Milliseconds since the epoch, by the clock of the client; undefined while nothing is waited for.
 * @param estimateSeconds How long it should take; undefined when nobody says.
 */
export function useIsOverdue(since: number | undefined, estimateSeconds: number | undefined): boolean {
  const dueAt =
    since === undefined || estimateSeconds === undefined
      ? undefined
      : since + estimateSeconds * 1000 * overdueFactor
  return useIsPast(dueAt, useConfig('useIsOverdue').client.clock)
}

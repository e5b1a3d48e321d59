'use client'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { useIsPast } from '../../../hooks/base/useIsPast.ts'

/** How many times the expected duration counts as longer than usual. */
const overdueFactor = 2

/**
 * True once something takes longer than usual. It may still happen.
 *
 * @param since Milliseconds since the epoch, by the client's clock; undefined while nothing is expected.
 * @param estimateSeconds How long it should take; undefined if unknown.
 */
export function useIsOverdue(since: number | undefined, estimateSeconds: number | undefined): boolean {
  const dueAt =
    since === undefined || estimateSeconds === undefined
      ? undefined
      : since + estimateSeconds * 1000 * overdueFactor
  return useIsPast(dueAt, useConfig('useIsOverdue').client.clock)
}

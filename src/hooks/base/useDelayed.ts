'use client'
import { useEffect, useState } from 'react'
import type { Clock } from '../../utils/time/clock.ts'

/** How long a value is delayed at most, in milliseconds. */
const maxDelayMs = 2_000

/**
 * The value to show: the previous one instead of a value whose details are still being read, so that nothing is shown, or announced, that
 * changes a moment later. Only for `maxDelayMs`, since the details may never be read.
 *
 * @param shouldDelay Whether the value should wait while `shown` is still shown.
 */
export function useDelayed<value>(value: value, shouldDelay: (shown: value) => boolean, clock: Clock): value {
  const [shown, setShown] = useState({ value })
  const [isOver, setIsOver] = useState(false)
  const isWaiting = shown.value !== value && shouldDelay(shown.value)
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    const { signal } = controller
    const wait = async () => {
      await clock.sleep(maxDelayMs, signal)
      if (!signal.aborted) setIsOver(true)
    }
    // The sleep rejects once it is no longer needed.
    wait().catch(() => {})
    return () => controller.abort()
  }, [isWaiting, clock])
  const isDelayed = isWaiting && !isOver
  // Set during rendering, so that nothing outdated is ever shown.
  if (!isDelayed && shown.value !== value) setShown({ value })
  if (isOver) setIsOver(false)
  return isDelayed ? shown.value : value
}

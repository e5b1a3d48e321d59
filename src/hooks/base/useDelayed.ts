'use client'
import { useEffect, useState } from 'react'
import type { Clock } from '../../utils/time/clock.ts'

/** How long a value is held at most, in milliseconds. */
const heldMs = 2_000

/**
 * The value to show: the previous one instead of a value whose details are still being read, so that nothing is shown, or announced, that
 * changes a moment later. Only for `heldMs`, since the details may never be read.
 *
 * @param isToHold Whether the value should wait while `shown` is still shown.
 */
export function useHeld<value>(value: value, isToHold: (shown: value) => boolean, clock: Clock): value {
  const [shown, setShown] = useState({ value })
  const [isOver, setIsOver] = useState(false)
  const isWaiting = shown.value !== value && isToHold(shown.value)
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    const { signal } = controller
    const wait = async () => {
      await clock.sleep(heldMs, signal)
      if (!signal.aborted) setIsOver(true)
    }
    // The sleep rejects once it is no longer needed.
    wait().catch(() => {})
    return () => controller.abort()
  }, [isWaiting, clock])
  const isHeld = isWaiting && !isOver
  // Set during rendering, so that nothing outdated is ever shown.
  if (!isHeld && shown.value !== value) setShown({ value })
  if (!isWaiting && isOver) setIsOver(false)
  return isHeld ? shown.value : value
}

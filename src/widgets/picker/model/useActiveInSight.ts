'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the dialog to the active token once a key moved to it, and at first if it is the chosen one: in a low window, the list itself
 * reaches below the edge of the dialog.
 *
 * @returns A function that takes, and returns, whether a key moved.
 */
export function useActiveInSight(
  scroller: RefObject<HTMLElement | null>,
  { activeId, isChosen }: { activeId: string | undefined; isChosen: boolean },
): (isMovedByKey: boolean) => boolean {
  // Undefined before the first one is shown.
  const isMoved = useRef<boolean>(undefined)
  useEffect(() => {
    if (activeId === undefined) return
    const isSought = isMoved.current ?? isChosen
    isMoved.current = false
    if (isSought)
      scroller.current?.querySelector(`[id="${activeId}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [scroller, activeId, isChosen])
  // React's strict mode mounts the list again.
  useEffect(() => () => void (isMoved.current = undefined), [])
  return (isMovedByKey) => (isMoved.current = isMovedByKey)
}

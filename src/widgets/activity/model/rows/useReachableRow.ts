'use client'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { HistoryEntry } from '../history/historyEntry.ts'
import { rowOf } from '../history/historyPages.ts'
import type { HistoryPages } from '../history/useHistoryPages.ts'

/** The index of no row. */
const noRow = -1

interface ReachableRow {
  index: number
  /** Undefined until a row was focused. */
  entry: HistoryEntry | undefined
  /** Call it when a row is focused. */
  onFocus: (index: number, entry: HistoryEntry) => void
  /** Focuses a row, as soon as its record is loaded and rendered. */
  moveTo: (index: number) => void
}

/** The only row that the Tab key reaches: the last focused one, even after new requests have moved it. */
export function useReachableRow(
  scroller: RefObject<HTMLElement | null>,
  { query, count, entryAt }: HistoryPages,
): ReachableRow {
  const [reachable, setReachable] = useState<{ index: number; entry: HistoryEntry | undefined }>({
    index: 0,
    entry: undefined,
  })
  const moved = rowOf(query.data, reachable.entry?.id)
  const index = Math.min(moved >= 0 ? moved : reachable.index, Math.max(0, count - 1))

  // A key may move to a row that is still loading; until then the focus stays where it is.
  const [awaited, setAwaited] = useState(noRow)
  const awaitedEntry = entryAt(awaited)
  if (awaitedEntry) {
    setReachable({ index: awaited, entry: awaitedEntry })
    setAwaited(noRow)
  }
  const isMoving = useRef(false)
  useEffect(() => {
    const list = scroller.current
    if (!isMoving.current || !list) return
    const button = list.querySelector<HTMLElement>('button[tabindex="0"]')
    if (!button || button === focusedElement()) return
    isMoving.current = false
    // Doesn't move the focus if the user has left the list meanwhile. The previously focused row may no longer be rendered.
    const focused = focusedElement() ?? document.body
    const hasLeft = focused !== document.body && !list.contains(focused)
    if (!hasLeft) button.focus({ preventScroll: true })
  })

  return {
    index,
    entry: reachable.entry,
    onFocus: useCallback((index: number, entry: HistoryEntry) => setReachable({ index, entry }), []),
    moveTo: (next) => {
      isMoving.current = next !== index
      setAwaited(next)
    },
  }
}

'use client'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { rowOf } from '../history/historyPages.ts'
import type { HistoryPages } from '../history/useHistoryPages.ts'

export interface ReachableRow {
  index: number
  /** Undefined until a row had the focus. */
  record: RequestRecord | undefined
  /** To be called when a row gets the focus. */
  onFocus: (index: number, record: RequestRecord) => void
  /** Leads the focus to a row, as soon as its record is read and it is in the document. */
  moveTo: (index: number) => void
}

/** The one row of a history that the Tab key reaches: the one that had the focus last, wherever new requests move it. */
export function useReachableRow(
  scroller: RefObject<HTMLElement | null>,
  { query, count, recordAt }: HistoryPages,
): ReachableRow {
  const [reachable, setReachable] = useState<{ index: number; record: RequestRecord | undefined }>({
    index: 0,
    record: undefined,
  })
  const moved = reachable.record ? rowOf(query.data, reachable.record.id) : -1
  const index = Math.min(moved >= 0 ? moved : reachable.index, Math.max(0, count - 1))

  // A key may lead to a row that is still to be read; until then the focus stays where it is.
  const [awaited, setAwaited] = useState<number>()
  const awaitedRecord = awaited === undefined ? undefined : recordAt(awaited)
  if (awaited !== undefined && awaitedRecord) {
    setReachable({ index: awaited, record: awaitedRecord })
    setAwaited(undefined)
  }
  const isMoving = useRef(false)
  useEffect(() => {
    const button = scroller.current?.querySelector<HTMLElement>('button[tabindex="0"]')
    if (!isMoving.current || !button || button === document.activeElement) return
    isMoving.current = false
    // Not when somebody has left the list meanwhile. A row that had the focus may be out of the document by now.
    const hasLeft =
      document.activeElement !== document.body && !scroller.current?.contains(document.activeElement)
    if (!hasLeft) button.focus({ preventScroll: true })
  })

  return {
    index,
    record: reachable.record,
    onFocus: useCallback((index: number, record: RequestRecord) => setReachable({ index, record }), []),
    moveTo: (next) => {
      isMoving.current = next !== index
      setAwaited(next)
    },
  }
}

'use client'
import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { nextRow } from './nextRow.ts'

interface UseRowKeysParameters {
  scroller: RefObject<HTMLElement | null>
  /** The row that has the focus. */
  index: number
  count: number
  rowHeight: number
  onMove: (index: number) => void
}

interface RowKeys {
  onKeyDown: (event: KeyboardEvent) => void
  /** To be called when the row that a key led to is in the document. */
  focusMoved: () => void
}

/** Moves the focus between rows by arrow keys, Home, End and the page keys, and scrolls them into sight. */
export function useRowKeys(parameters: UseRowKeysParameters): RowKeys {
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  const isMoving = useRef(false)

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { scroller, index, count, rowHeight, onMove } = latest.current
    const element = scroller.current
    const page = Math.max(1, Math.floor((element?.clientHeight ?? 0) / rowHeight))
    const next = nextRow(event.key, { index, count, page })
    if (next === undefined || !element) return
    event.preventDefault()
    isMoving.current = true
    onMove(next)
    const [top, bottom] = [next * rowHeight, (next + 1) * rowHeight]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight
  }, [])

  const focusMoved = useCallback(() => {
    const button = latest.current.scroller.current?.querySelector<HTMLElement>('button[tabindex="0"]')
    if (!isMoving.current || !button || button === document.activeElement) return
    isMoving.current = false
    button.focus({ preventScroll: true })
  }, [])

  return { onKeyDown, focusMoved }
}

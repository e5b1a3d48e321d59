'use client'
import { useEffect, useState, type RefObject } from 'react'

/** The rows that are in the document, and how high each is. */
export interface RowWindow {
  first: number
  last: number
  /** CSS pixels. */
  rowHeight: number
}

/** Rows above and below those in sight, so that a scroll finds them there. */
const overscan = 6

/** Rows in sight, and their height, until they are measured. */
const assumed = { rows: 8, rowHeight: 72 }

/**
 * Follows which rows of a scrolling element are in sight. All rows are equally high: as high as `sample`.
 */
export function useRowWindow({
  scroller,
  sample,
}: {
  scroller: RefObject<HTMLElement | null>
  sample: RefObject<HTMLElement | null>
}): RowWindow {
  const [range, setRange] = useState<RowWindow>({
    first: 0,
    last: assumed.rows + overscan,
    rowHeight: assumed.rowHeight,
  })
  useEffect(() => {
    const [element, row] = [scroller.current, sample.current]
    if (!element || !row) return undefined
    let rowHeight = assumed.rowHeight

    function update() {
      if (!element || !row) return
      const measured = row.offsetHeight || rowHeight
      if (measured !== rowHeight) {
        // The same rows stay in sight when all of them change their height.
        element.scrollTop = (element.scrollTop / rowHeight) * measured
        rowHeight = measured
      }
      const rows = element.clientHeight > 0 ? Math.ceil(element.clientHeight / rowHeight) : assumed.rows
      const top = Math.max(0, Math.floor(element.scrollTop / rowHeight))
      const next = { first: Math.max(0, top - overscan), last: top + rows + overscan, rowHeight }
      setRange((before) => (isSame(before, next) ? before : next))
    }

    element.addEventListener('scroll', update, { passive: true })
    // jsdom has none, and nothing there has a size.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined
    observer?.observe(element)
    observer?.observe(row)
    return () => {
      observer?.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller, sample])
  return range
}

function isSame(one: RowWindow, other: RowWindow): boolean {
  return one.first === other.first && one.last === other.last && one.rowHeight === other.rowHeight
}

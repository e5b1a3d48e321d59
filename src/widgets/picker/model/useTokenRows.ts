'use client'
import { useCallback, useMemo, type RefObject } from 'react'
import { useMeasured } from '../../shared/hooks/useMeasured.ts'
import { useVirtualRows } from '../../shared/list/useVirtualRows.ts'
import { isHeading, toListRows } from './listRows.ts'
import type { TokenGroup } from './tokenSearch.ts'

/** Heights in `em` of the list. */
const heights = { heading: 2.25, option: 3.75 }

/** CSS pixels per `em`, until it is measured. */
const assumedFontSize = 16

/**
 * Rows rendered beyond each edge, so that a quick scroll shows no gap; fewer until the user scrolls. One may be a
 * heading.
 */
const overscan = { atTop: 1, scrolled: 4 }

/** The rows of a list of tokens, of which only the visible ones are rendered. */
export function useTokenRows(groups: readonly TokenGroup[], scroller: RefObject<HTMLDivElement | null>) {
  const list = useMemo(() => toListRows(groups), [groups])
  const em = useMeasured(scroller, fontSizeOf, assumedFontSize)
  const virtualRows = useVirtualRows({
    scroller,
    count: list.rows.length,
    unit: em,
    heightOf: (row) => (isHeading(list.rows[row]) ? heights.heading : heights.option),
    getItemKey: useCallback((row: number) => list.rows[row]?.key ?? row, [list]),
    overscan: ({ startIndex }) => (startIndex > 0 ? overscan.scrolled : overscan.atTop),
    // Scrolling to the first token of a group also shows its heading.
    freeAbove: heights.heading,
  })
  return { list, virtualRows, optionHeight: heights.option * em }
}

function fontSizeOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

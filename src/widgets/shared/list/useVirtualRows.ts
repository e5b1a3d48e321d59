'use client'
import {
  defaultKeyExtractor,
  observeElementRect,
  defaultRangeExtractor,
  useVirtualizer,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

export interface UseVirtualRowsParameters {
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Height of a row, in units. */
  heightOf: (row: number) => number
  /** CSS pixels per unit. Changing it keeps the same rows visible. */
  unit: number
  /** Identifies a row; a new function recomputes all heights. @default its index */
  getItemKey?: ((row: number) => string | number) | undefined
  /** How many rows to render beyond the visible ones, so that scrolling shows no gap. */
  overscan: (inSight: RowRange) => number
  /** A row that is rendered wherever the list is scrolled. @default none */
  pinned?: number | undefined
  /** Units kept free above a row that is scrolled to. @default 0 */
  freeAbove?: number | undefined
}

/** From the first row to the last one, both included. */
interface RowRange {
  startIndex: number
  endIndex: number
}

export type VirtualRows = Virtualizer<HTMLElement, HTMLElement>

/** The visible area if nothing has a size: on a server, in a test without layout, or in a hidden element. */
const assumedRect: Rect = { width: 320, height: 480 }

/** Renders the visible rows of a long list; each row's height is known before it is rendered. */
export function useVirtualRows({
  scroller,
  heightOf,
  unit,
  getItemKey = defaultKeyExtractor,
  overscan,
  pinned,
  freeAbove = 0,
  ...options
}: UseVirtualRowsParameters): VirtualRows {
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is a mutable object, read in every render
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getItemKey,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => heightOf(row) * unit,
    rangeExtractor: (range) =>
      withPinned(defaultRangeExtractor({ ...range, overscan: overscan(range) }), pinned),
    scrollPaddingStart: freeAbove * unit,
    initialRect: assumedRect,
    observeElementRect: observeRect,
    // Rows ahead of the visible ones are already rendered, so scrolling needn't wait for more.
    useFlushSync: false,
  })

  const measuredUnit = useRef(unit)
  useBrowserLayoutEffect(() => {
    const before = measuredUnit.current
    if (before === unit) return
    measuredUnit.current = unit
    virtualizer.measure()
    virtualizer.scrollToOffset(((virtualizer.scrollOffset ?? 0) / before) * unit)
  }, [virtualizer, unit])

  return virtualizer
}

const observeRect: typeof observeElementRect = (virtualizer, onChange) =>
  observeElementRect(virtualizer, (rect) => onChange(rect.height > 0 ? rect : assumedRect))

function withPinned(rows: number[], pinned: number | undefined): number[] {
  if (pinned === undefined || rows.includes(pinned)) return rows
  return [...rows, pinned].toSorted((one, other) => one - other)
}

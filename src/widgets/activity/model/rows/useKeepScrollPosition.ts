'use client'
import { useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from '../../../shared/hooks/useBrowserLayoutEffect.ts'
import type { VirtualRows } from '../../../shared/list/useVirtualRows.ts'
import { rowOf } from '../history/historyPages.ts'
import type { HistoryPages } from '../history/useHistoryPages.ts'

/** Keeps the visible rows in place while new requests are added above them. */
export function useKeepScrollPosition(
  virtualRows: VirtualRows,
  { query: { data }, entryAt }: HistoryPages,
  rowHeight: number,
): void {
  const topRow = useRef<{ id: string | undefined; index: number } | undefined>(undefined)
  useBrowserLayoutEffect(() => {
    const before = topRow.current
    if (!before || !virtualRows.scrollOffset) return
    const row = rowOf(data, before.id)
    if (row < 0 || row === before.index) return
    virtualRows.scrollBy((row - before.index) * rowHeight)
  }, [virtualRows, data, rowHeight])
  useEffect(() => {
    const index = Math.floor((virtualRows.scrollOffset ?? 0) / rowHeight)
    const entry = entryAt(index)
    topRow.current = entry && { id: entry.id, index }
  })
}

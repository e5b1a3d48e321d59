'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { nextIndex } from '../../shared/list/nextIndex.ts'
import type { VirtualRows } from '../../shared/list/useVirtualRows.ts'
import { isHeading, placeOfRow, rowOfKey, rowOfPlace, type ListRows } from './listRows.ts'
import type { ListedToken } from './tokenSearch.ts'

interface UseActiveTokenReturnType {
  row: number
  /** Undefined in an empty list. */
  active: ListedToken | undefined
  /** Moves to the token for a navigation key; false for any other key. */
  moveBy: (key: string) => boolean
  /** Moves back to the first token. */
  moveToTop: () => void
}

/**
 * A list that shows no more rows opens at its top: further down, nothing would show where one is, and the tokens in the wallet would be out
 * of sight.
 */
const mostLowRows = 5

/**
 * The token that the arrow keys move to and Enter selects: at first the selected one, visible from the start, or the first one of a very low
 * list.
 */
export function useActiveToken(
  list: ListRows,
  {
    chosenKey,
    isWaiting,
    virtualRows,
    optionHeight,
  }: {
    chosenKey: string | undefined
    /** The list is about to be shown. */
    isWaiting: boolean
    virtualRows: VirtualRows
    /** In CSS pixels. */
    optionHeight: number
  },
): UseActiveTokenReturnType {
  const [key = isLow(virtualRows, optionHeight) ? undefined : chosenKey, setKey] = useState<string>()
  const row = Math.max(rowOfKey(list, key), Math.min(1, list.tokenCount))
  const active = tokenAt(row)
  const firstRow = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (isWaiting || firstRow.current !== undefined) return
    firstRow.current = row
    if (isLow(virtualRows, optionHeight)) return
    const [offset = 0] = virtualRows.getOffsetForIndex(row) ?? []
    const top = virtualRows.getVirtualItemForOffset(offset)
    // Aligns the top of the list with a whole row.
    virtualRows.scrollToOffset(top && top.start < offset ? top.end : offset)
  }, [virtualRows, isWaiting, row, optionHeight])
  // React's strict mode mounts the list again, at its top.
  useLayoutEffect(() => () => void (firstRow.current = undefined), [])

  return {
    row,
    active,
    moveBy(key) {
      const inSight = Math.floor((virtualRows.scrollRect?.height ?? 0) / optionHeight)
      const next = nextIndex(key, {
        index: active ? placeOfRow(list, row) : -1,
        count: list.tokenCount,
        pageSize: Math.max(1, inSight - 1),
        isCircular: true,
      })
      if (next === undefined) return false
      const nextRow = rowOfPlace(list, next)
      setKey(tokenAt(nextRow)?.key)
      virtualRows.scrollToIndex(nextRow)
      return true
    },
    moveToTop() {
      setKey('')
      virtualRows.scrollToOffset(0)
    },
  }

  function tokenAt(row: number): ListedToken | undefined {
    const listed = list.rows[row]
    return isHeading(listed) ? undefined : listed
  }
}

/** Whether the list, once it is measured, shows only a few rows. */
function isLow({ scrollRect }: VirtualRows, optionHeight: number): boolean {
  const { height = 0 } = scrollRect ?? {}
  return height > 0 && height <= mostLowRows * optionHeight
}

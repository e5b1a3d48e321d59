import { renderHook } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import {
  useVirtualRows,
  type UseVirtualRowsParameters,
} from '../../../../src/widgets/shared/list/useVirtualRows.ts'

// jsdom has no layout: 480 CSS pixels are in sight. How a list scrolls is seen in the stories.

function renderRows(change: Partial<UseVirtualRowsParameters> = {}) {
  const element = document.createElement('div')
  return renderHook(
    (props: Partial<UseVirtualRowsParameters>) => {
      const rows = useVirtualRows({
        scroller: useRef(element),
        count: 10_000,
        unit: 10,
        heightOf: () => 6,
        overscan: () => 0,
        ...props,
      })
      const items = rows.getVirtualItems()
      return { indexes: items.map(({ index }) => index), items, total: rows.getTotalSize() }
    },
    { initialProps: change },
  )
}

const firstEight = [0, 1, 2, 3, 4, 5, 6, 7]

describe('useVirtualRows', () => {
  it('default: gives the visible rows, each at the end of those above it', () => {
    const { indexes, items, total } = renderRows().result.current
    expect(indexes).toEqual(firstEight)
    expect([items[7]?.start, items[7]?.size, total]).toEqual([420, 60, 600_000])
  })

  it('parameters: heightOf of each row', () => {
    const { items, indexes } = renderRows({ heightOf: (row) => (row === 0 ? 12 : 6) }).result.current
    expect([indexes, items[1]?.start]).toEqual([[0, 1, 2, 3, 4, 5, 6], 120])
  })

  it('parameters: overscan, by what is in sight', () => {
    const rows = renderRows({ overscan: ({ startIndex }) => (startIndex === 0 ? 2 : 0) })
    expect(rows.result.current.indexes).toEqual([...firstEight, 8, 9])
  })

  it('parameters: pinned is rendered wherever it is', () => {
    expect(renderRows({ pinned: 5_000 }).result.current.indexes).toEqual([...firstEight, 5_000])
    expect(renderRows({ pinned: 3 }).result.current.indexes).toEqual(firstEight)
  })

  it('behavior: changes the height of all rows with the unit', () => {
    const { result, rerender } = renderRows()
    rerender({ unit: 20 })
    expect([result.current.indexes, result.current.total]).toEqual([[0, 1, 2, 3], 1_200_000])
  })

  it('behavior: renders as many rows for other heights and other keys', () => {
    const { result, rerender } = renderRows()
    rerender({ heightOf: () => 12, getItemKey: (row) => `other ${row}` })
    expect([result.current.indexes, result.current.total]).toEqual([[0, 1, 2, 3], 1_200_000])
  })

  it('behavior: gives no rows of an empty list', () => {
    expect(renderRows({ count: 0 }).result.current).toMatchObject({ indexes: [], total: 0 })
  })
})

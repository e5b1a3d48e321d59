import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { renderDapp } from './page.tsx'

// The same dApp with a list of as many rows as the history has, and nothing but a text in each.

const count = 100_000
const rowHeight = 72

void renderDapp(() => <PlainList />)

function PlainList() {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
  })
  return (
    <div ref={scroller} data-scroller="" style={{ blockSize: 480, overflow: 'auto' }}>
      <div style={{ blockSize: getTotalSize(), position: 'relative' }}>
        {getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            data-row=""
            style={{ position: 'absolute', blockSize: rowHeight, transform: `translateY(${start}px)` }}
          >
            Row {index}
          </div>
        ))}
      </div>
    </div>
  )
}

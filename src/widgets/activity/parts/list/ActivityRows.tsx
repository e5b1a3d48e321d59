'use client'
import { forwardRef, useCallback, useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { nextIndex } from '../../../shared/list/nextIndex.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useVirtualRows } from '../../../shared/list/useVirtualRows.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useIsHydrated } from '../../../shared/hooks/useIsHydrated.ts'
import { useMeasured } from '../../../shared/hooks/useMeasured.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { useReportCount } from '../../model/history/useReportCount.ts'
import { isHistoryLoading, useHistoryPages } from '../../model/history/useHistoryPages.ts'
import { useRefetchRecorded } from '../../model/history/useRefetchRecorded.ts'
import { useNow } from '../../model/useNow.ts'
import { useReachableRow } from '../../model/rows/useReachableRow.ts'
import { useFetchVisiblePages } from '../../model/rows/useFetchVisiblePages.ts'
import { isUnreadable } from '../../model/history/historyEntry.ts'
import { useKeepScrollPosition } from '../../model/rows/useKeepScrollPosition.ts'
import { ActivityNotice } from './ActivityNotice.tsx'
import { ActivityPlaceholder, ActivitySample } from './ActivityPlaceholder.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { ActivityUnreadable } from './ActivityUnreadable.tsx'

/** Number of placeholder rows until the list is known. */
const placeholders = 4

/** Rows rendered above and below the visible ones, so that scrolling shows no gap. */
const overscan = 6

/** Height of a row in CSS pixels, until one is measured. */
const assumedRowHeight = 72

interface ActivityRowsProps extends PartProps<'div'> {
  /** Whether the user has searched, filtered or sorted. */
  isSearched: boolean
}

/** The matching requests. All rows have the height of the sample. */
export const ActivityRows = forwardRef<HTMLDivElement, ActivityRowsProps>(function ActivityRows(
  { isSearched, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const { parameters, isAnonymous, openRecord } = useActivityContext('Activity.List')
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const sample = useRef<HTMLLIElement>(null)
  const rowHeight = useMeasured(sample, heightOf, assumedRowHeight)
  const history = useHistoryPages(parameters, { isEnabled: !isAnonymous })
  const { count, isComplete, entryAt } = history
  const reachable = useReachableRow(scroller, history)
  const isLoading = isHistoryLoading(history)
  const shown = count || (isLoading ? placeholders : 0)
  const virtualRows = useVirtualRows({
    scroller,
    count: shown,
    unit: rowHeight,
    heightOf: () => 1,
    overscan: () => overscan,
    // The focused row stays rendered, wherever the list is scrolled to.
    pinned: count > 0 ? reachable.index : undefined,
  })
  const isHydrated = useIsHydrated()
  const items = isHydrated ? virtualRows.getVirtualItems() : []
  const { startIndex = 0, endIndex = 0 } = virtualRows.range ?? {}
  useFetchVisiblePages(history, { first: startIndex, last: endIndex })
  useKeepScrollPosition(virtualRows, history, rowHeight)

  useRefetchRecorded(history)
  useReportCount(history, isSearched)

  function moveBy(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const inSight = Math.floor((virtualRows.scrollRect?.height ?? 0) / rowHeight)
    const next = nextIndex(event.key, { index: reachable.index, count, pageSize: Math.max(1, inSight) })
    if (next === undefined) return
    event.preventDefault()
    reachable.moveTo(next)
    virtualRows.scrollToIndex(next)
  }
  // A stable function, so that a key press only rerenders the rows that it changes.
  const latestMoveBy = useRef(moveBy)
  useEffect(() => {
    latestMoveBy.current = moveBy
  })
  const onKeyDown = useCallback((event: KeyboardEvent) => latestMoveBy.current(event), [])

  // If the end of the list is visible, it needs no text.
  const isScrolled = count * rowHeight > (virtualRows.scrollRect?.height ?? 0)

  return renderPart(
    <div ref={ref} style={isHydrated ? rowStyle(rowHeight) : undefined} {...part('activity-list')}>
      <ActivityNotice history={history} />
      <div
        ref={scroller}
        aria-busy={isLoading}
        {...part('activity-scroller', shown > 0 ? 'filled' : 'empty')}
      >
        <ol
          aria-label={translate('activity.title')}
          style={isHydrated ? { blockSize: virtualRows.getTotalSize() } : undefined}
          {...part('activity-items')}
        >
          <li ref={sample} aria-hidden="true" {...part('activity-item', 'sample')}>
            <ActivitySample />
          </li>
          {items.map(({ index, start }) => {
            const isReachable = index === reachable.index
            const entry = entryAt(index) ?? (isReachable ? reachable.entry : undefined)
            if (!entry) return <ActivityPlaceholder key={index} top={start} />
            const key = entry.id ?? `unreadable ${index}`
            const row = {
              index,
              setSize: isComplete ? count : -1,
              top: start,
              isReachable,
              onFocus: reachable.onFocus,
              onKeyDown,
            }
            return isUnreadable(entry) ? (
              <ActivityUnreadable key={key} record={entry} height={rowHeight} {...row} />
            ) : (
              <ActivityRow key={key} record={entry} now={now} onOpen={openRecord} {...row} />
            )
          })}
        </ol>
        {isComplete && count > 0 && isScrolled && (
          <p {...part('activity-end')}>{translate('activity.end')}</p>
        )}
      </div>
    </div>,
    props,
  )
})

function heightOf(element: HTMLElement): number {
  return element.offsetHeight
}

/** Passes the height of a row to the style sheet. */
function rowStyle(height: number): CSSProperties {
  return { '--_cw-row': `${height}px` } as CSSProperties
}

'use client'
import { forwardRef, useCallback, useEffect, useRef, useState } from 'react'
import { useExecutionState } from '../../../hooks/internal/useExecutionState.ts'
import type { RequestRecord } from '../../../schemas/requestRecord.ts'
import { useBrowserLayoutEffect } from '../../shared/useBrowserLayoutEffect.ts'
import { renderPart, type PartProps } from '../../shared/renderPart.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useActivityContext } from '../model/activityContext.ts'
import { ActivityNotice } from './ActivityNotice.tsx'
import { ActivityPlaceholder, ActivityRow, ActivitySample } from './ActivityRow.tsx'
import { pageSize, rowOf } from '../model/historyPages.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { useHistoryPages } from '../model/useHistoryPages.ts'
import { useNow } from '../model/useNow.ts'
import { useRowKeys } from '../model/useRowKeys.ts'
import { useRowWindow } from '../model/useRowWindow.ts'

/** The requests that fit, in a list of any length, and what is to be said of it. Renders a `<div>`. */
export const ActivityList = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityList(props, ref) {
  const { parameters } = useActivityContext('Activity.List')
  // Another question is another list, which begins at its top.
  return <ActivityRows key={JSON.stringify(parameters)} {...props} ref={ref} />
})

/** What the service records of an execution. */
const recorded: ReadonlySet<string> = new Set(['filling', 'success', 'refunded', 'failed'])

/** Rows of the list while nothing is known of it. */
const placeholders = 4

const ActivityRows = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityRows(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { parameters, isAnonymous, openRecord, announce } = useActivityContext('Activity.List')
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const sample = useRef<HTMLLIElement>(null)
  const { first, last, rowHeight } = useRowWindow({ scroller, sample })
  const { count, isComplete, recordAt, query } = useHistoryPages(parameters, {
    first,
    last,
    isEnabled: !isAnonymous,
  })
  const { data, refetch } = query
  // What this page sends shows up as soon as the service has heard of it.
  const { status } = useExecutionState().state
  const seenStatus = useRef(status)
  useEffect(() => {
    if (seenStatus.current !== status && recorded.has(status) && data) void refetch()
    seenStatus.current = status
  }, [status, data, refetch])

  // The row that the Tab key reaches stays in the document, wherever the list is scrolled to.
  const [reachable, setReachable] = useState<{ index: number; record: RequestRecord | undefined }>({
    index: 0,
    record: undefined,
  })
  const moved = reachable.record ? rowOf(data, reachable.record.id) : -1
  const reachableIndex = Math.min(moved >= 0 ? moved : reachable.index, Math.max(0, count - 1))
  const onFocus = useCallback((index: number, record: RequestRecord) => setReachable({ index, record }), [])

  // A key may lead to a row that is still to be read; until then the focus stays where it is.
  const [awaited, setAwaited] = useState<number>()
  const awaitedRecord = awaited === undefined ? undefined : recordAt(awaited)
  if (awaited !== undefined && awaitedRecord) {
    setReachable({ index: awaited, record: awaitedRecord })
    setAwaited(undefined)
  }
  const { onKeyDown, focusMoved } = useRowKeys({
    scroller,
    index: reachableIndex,
    count,
    rowHeight,
    onMove: setAwaited,
  })
  useEffect(focusMoved)

  // New requests at the top move all others down: what is being read stays where it is.
  const anchor = useRef<{ id: string; index: number } | undefined>(undefined)
  useBrowserLayoutEffect(() => {
    const element = scroller.current
    const row = anchor.current ? rowOf(data, anchor.current.id) : -1
    if (element && anchor.current && row >= 0 && element.scrollTop > 0) {
      element.scrollTop += (row - anchor.current.index) * rowHeight
    }
  }, [data, rowHeight])
  useEffect(() => {
    const index = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)
    const record = recordAt(index)
    anchor.current = record && { id: record.id, index }
  })

  const hasData = data !== undefined
  // Said once for every search, not for every page; and not while nothing is known of it.
  const isKnown = hasData && (isComplete || count > 0)
  const found = isComplete && count <= pageSize ? 'activity.found' : 'activity.foundMore'
  const foundText = translate(found, { count: Math.min(count, pageSize) })
  useEffect(() => {
    if (isKnown) announce(foundText)
  }, [isKnown, foundText, announce])

  const rows = rowsToRender({ first, last, count, reachableIndex })
  const shown = count || (query.isLoading ? placeholders : 0)
  return renderPart(
    <div ref={ref} {...part('activity-history')}>
      <ActivityNotice query={query} isEmpty={hasData && count === 0} />
      <div
        ref={scroller}
        aria-busy={query.isLoading}
        {...part('activity-scroller', shown > 0 ? 'filled' : 'empty')}
      >
        <ol
          aria-label={translate('activity.title')}
          style={{ blockSize: shown * rowHeight }}
          {...part('activity-list')}
        >
          <li ref={sample} aria-hidden="true" {...part('activity-item', 'sample')}>
            <ActivitySample />
          </li>
          {count === 0 &&
            Array.from({ length: shown }, (_, at) => <ActivityPlaceholder key={at} top={at * rowHeight} />)}
          {rows.map((index) => {
            const record = recordAt(index) ?? (index === reachableIndex ? reachable.record : undefined)
            const top = index * rowHeight
            return record ? (
              <ActivityRow
                key={record.id}
                record={record}
                index={index}
                setSize={isComplete ? count : -1}
                top={top}
                isReachable={index === reachableIndex}
                now={now}
                onOpen={openRecord}
                onFocus={onFocus}
                onKeyDown={onKeyDown}
              />
            ) : (
              <ActivityPlaceholder key={index} top={top} />
            )
          })}
        </ol>
      </div>
    </div>,
    props,
  )
})

interface RowsToRender {
  first: number
  last: number
  count: number
  reachableIndex: number
}

/** The rows in sight and the one that may have the focus, in their order. */
function rowsToRender({ first, last, count, reachableIndex }: RowsToRender): number[] {
  const from = Math.min(first, count)
  const rows = Array.from({ length: Math.max(0, Math.min(last + 1, count) - from) }, (_, at) => from + at)
  if (count === 0 || rows.includes(reachableIndex)) return rows
  return reachableIndex < from ? [reachableIndex, ...rows] : [...rows, reachableIndex]
}

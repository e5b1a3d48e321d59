'use client'
import { useEffect } from 'react'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useActivityContext } from '../activityContext.ts'
import { pageSize } from './historyPages.ts'
import type { HistoryPages } from './useHistoryPages.ts'

/**
 * Announces how many requests a search found, and tells the other parts how many rows there are.
 *
 * @param isSearched Whether the user has searched, filtered or sorted. The first list isn't announced.
 */
export function useReportCount({ query, count, isComplete }: HistoryPages, isSearched: boolean): void {
  const translate = useMessages()
  const { announce, setRowCount } = useActivityContext('Activity.List')
  // Announced once for each search, not for each page, and only once something is known.
  const isKnown = query.data !== undefined && (isComplete || count > 0)
  const found = isComplete && count <= pageSize ? 'activity.found' : 'activity.foundMore'
  const foundText = translate(found, { count: Math.min(count, pageSize) })
  useEffect(() => {
    if (isKnown && isSearched) announce(foundText)
  }, [isKnown, isSearched, foundText, announce])
  // After an error without any data, there is nothing to search.
  const isFailed = query.data === undefined && query.failureReason !== null
  const known = isKnown ? count : isFailed ? 0 : undefined
  useEffect(() => setRowCount(known), [known, setRowCount])
}

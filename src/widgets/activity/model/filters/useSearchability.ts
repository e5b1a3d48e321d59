'use client'
import { useCallback, useState } from 'react'
import type { RequestsListParameters } from '../../../../query/keys.ts'
import { countFilters, type ActivityFilters } from './activityFilters.ts'

/** Number of requests from which the search is shown. */
const searchedFrom = 4

interface Searchability {
  /** The list is short, and no filter hides further requests. */
  hasNothingToSearch: boolean
  /** Called by the list with its number of requests; undefined while it loads. */
  setRowCount: (count: number | undefined) => void
}

/**
 * Whether there is anything to search, by the number of rows that the list reports.
 *
 * @param filters All filters that may hide requests: those in the form, and those of the list, which follow after a pause in typing.
 */
export function useSearchability(
  parameters: RequestsListParameters,
  filters: readonly ActivityFilters[],
): Searchability {
  const [counted, setCounted] = useState<{ parameters: RequestsListParameters; count: number | undefined }>()
  // Right after the list was filtered, it is unknown whether it is empty.
  const rowCount = counted?.parameters === parameters ? counted.count : undefined
  const isShort = (rowCount ?? Infinity) < searchedFrom
  const setRowCount = useCallback(
    (count: number | undefined) => setCounted({ parameters, count }),
    [parameters],
  )
  const isAnonymous = parameters.user === undefined
  return { hasNothingToSearch: isAnonymous || (isShort && !filters.some(isNarrowed)), setRowCount }
}

function isNarrowed(filters: ActivityFilters): boolean {
  return filters.term.trim() !== '' || countFilters(filters) > 0
}

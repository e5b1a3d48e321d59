'use client'
import { useCallback, useState } from 'react'
import type { RequestsKeyParameters } from '../../../../query/keys.ts'
import { countFilters, type ActivityFilters } from './activityFilters.ts'

/** With how many requests the list is worth a search. */
const searchedFrom = 4

interface Searchability {
  /** A glance takes in the whole list, and no filter hides others. */
  hasNothingToSearch: boolean
  /** The list tells how many requests it has; undefined while it loads. */
  setRowCount: (count: number | undefined) => void
}

/**
 * Says whether there is anything to search, by what the list has counted.
 *
 * @param filters All filters that may hide something: those shown, and those of the list, which follow a pause in typing.
 */
export function useSearchability(
  parameters: RequestsKeyParameters,
  filters: readonly ActivityFilters[],
): Searchability {
  const [counted, setCounted] = useState<{ parameters: RequestsKeyParameters; count: number | undefined }>()
  // Right after the list was filtered, it is unknown whether it is empty.
  const rowCount = counted?.parameters === parameters ? counted.count : undefined
  const isShort = rowCount !== undefined && rowCount < searchedFrom
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

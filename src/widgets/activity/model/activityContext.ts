'use client'
import { createContext, useContext } from 'react'
import type { RequestsKeyParameters } from '../../../query/keys.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { ActivityFilters } from './filters/activityFilters.ts'

/** What `Activity.Root` provides to its parts. */
export interface UseActivityReturnType {
  filters: ActivityFilters
  setFilters: (change: Partial<ActivityFilters>) => void
  /** What is asked for: the filters as they were when the typing paused. */
  parameters: RequestsKeyParameters
  /** Nobody is connected, and nobody else was named. */
  isAnonymous: boolean
  /** The request whose details are open. */
  requestId: string | undefined
  open: (requestId: string | undefined) => void
  /** The same with a record of the list, which is shown until a newer one is read. */
  openRecord: (record: RequestRecord) => void
  openedRecord: RequestRecord | undefined
  shareHref: ((requestId: string) => string | URL | undefined) | undefined
  /** Says something to assistive technology, once. */
  announce: (text: string) => void
  /** The list is known to have one row at most, and nothing narrows it down: there is nothing to search, sort or count. */
  hasNothingToSearch: boolean
  /** How many rows the list has; undefined while that is not known. */
  setRowCount: (count: number | undefined) => void
}

export const ActivityContext = createContext<UseActivityReturnType | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useActivityContext(part: string): UseActivityReturnType {
  const value = useContext(ActivityContext)
  if (!value) throw new PartOutsideRootError(part, 'Activity.Root')
  return value
}

'use client'
import type { RequestsListParameters } from '../../../query/keys.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import type { ActivityFilters } from './filters/activityFilters.ts'

/** What `Activity.Root` provides to its parts. */
export interface UseActivityReturnType {
  filters: ActivityFilters
  setFilters: (change: Partial<ActivityFilters>) => void
  /** The query: the filters as of the last pause in typing. */
  parameters: RequestsListParameters
  /** No wallet is connected, and no other user was set. */
  isAnonymous: boolean
  /** The request whose details are open. */
  requestId: string | undefined
  open: (requestId: string | undefined) => void
  /** Opens the details of a record of the list, which is shown until a newer one is loaded. */
  openRecord: (record: RequestRecord) => void
  openedRecord: RequestRecord | undefined
  shareHref: ((requestId: string) => string | URL | undefined) | undefined
  /** Opens the page's swap form, from an empty list. */
  onNewSwap: (() => void) | undefined
  /** Announces something to assistive technology, once. */
  announce: (text: string) => void
  /** The list has so few rows without any filter that there is nothing to search, sort or count. */
  hasNothingToSearch: boolean
  /** Sets how many rows the list has; undefined while unknown. */
  setRowCount: (count: number | undefined) => void
}

export const [ActivityContext, useActivityContext] =
  createRequiredContext<UseActivityReturnType>('Activity.Root')

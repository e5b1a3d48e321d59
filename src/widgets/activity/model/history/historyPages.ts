import type { RequestsPageParam, RequestsPages } from '../../../../query/service/requestsPages.ts'
import { historyEntriesOf, type HistoryEntry } from './historyEntry.ts'
import { maxRequestsPageSize } from '../../../../schemas/requests/query/requestWords.ts'

/** Records on a page: as many as the service gives at once. */
export const pageSize = maxRequestsPageSize

/** The rows whose entries are kept: from `start` up to, and without, `end`. */
export function loadedRows({ pages, pageParams }: RequestsPages): { start: number; end: number } {
  const [last, param] = [pages.at(-1), pageParams.at(-1)]
  return {
    start: pageParams[0]?.offset ?? 0,
    end: (param?.offset ?? 0) + (last ? historyEntriesOf(last).length : 0),
  }
}

/** What a row is about; undefined when its page is not kept. */
export function entryAt(data: RequestsPages | undefined, index: number): HistoryEntry | undefined {
  const at = data?.pageParams.findLastIndex(({ offset }) => offset <= index) ?? -1
  const page = data?.pages[at]
  return page && historyEntriesOf(page)[index - (data.pageParams[at]?.offset ?? 0)]
}

/** The row of a request; -1 when it is not kept, or nobody knows its id. */
export function rowOf(data: RequestsPages | undefined, id: string | undefined): number {
  if (id === undefined) return -1
  for (const [at, page] of (data?.pages ?? []).entries()) {
    const index = historyEntriesOf(page).findIndex((entry) => entry.id === id)
    if (index >= 0) return index + (data?.pageParams[at]?.offset ?? 0)
  }
  return -1
}

/** The page that holds a row, among a page and those before it. */
export function pageWith(index: number, page: RequestsPageParam): RequestsPageParam {
  let found = page
  while (found.offset > index && found.previous) found = found.previous
  return found
}

/** True when a page does not go on where the one before it ends: the first one was read anew, and new requests came. */
export function isDiscontinuous({ pages, pageParams }: RequestsPages): boolean {
  return pages.some(({ continuation }, at) => {
    const next = pageParams[at + 1]
    return next !== undefined && next.continuation !== continuation
  })
}

/** Pages that are kept of a list whose pages are full: what is in sight, and what may be next in both directions. */
const fewPages = 4

/** Of pages that are short more are kept, but each is read again when the list is. */
const manyPages = 40

/** How many pages are kept: as many as hold what four full ones do. */
export function maxPagesFor(data: RequestsPages | undefined): number {
  if (!data) return fewPages
  const { start, end } = loadedRows(data)
  const average = Math.max(1, (end - start) / data.pages.length)
  return Math.min(manyPages, Math.max(fewPages, Math.ceil((fewPages * pageSize) / average)))
}

interface NextFetchParameters {
  /** The rows in sight. */
  first: number
  last: number
  /** The page that is furthest from the start of the list, of all that were ever read. */
  furthest: RequestsPageParam
  /** How many pages are kept: one more lets go of the one at the other end. */
  maxPages: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/**
 * What is to be read next for the rows in sight: a page beside those that are kept, or one far from them. A page that is
 * kept is no place to leap to: it would hold the same rows again, however few they are. Nor is a page read for which one
 * would go that is wanted as much: the two would take turns for ever.
 */
export function nextFetch(
  data: RequestsPages,
  { first, last, furthest, maxPages, hasNextPage, hasPreviousPage }: NextFetchParameters,
): 'again' | 'next' | 'previous' | { leapTo: RequestsPageParam } | undefined {
  const { start, end } = loadedRows(data)
  if (last < start || first >= end) {
    const leapTo = pageWith(first, furthest)
    if (!data.pageParams.some(({ offset }) => offset === leapTo.offset)) return { leapTo }
  }
  if (isDiscontinuous(data)) return 'again'
  const isFull = data.pages.length >= maxPages
  const startWithoutFirst = data.pageParams[1]?.offset ?? end
  const endWithoutLast = data.pageParams.at(-1)?.offset ?? start
  const mayLoseFirst = !isFull || startWithoutFirst <= first
  // First what is in sight, then what is beside it. Pages before the first row are empty.
  for (const margin of [0, pageSize / 2]) {
    const mayLoseLast = !isFull || endWithoutLast > last + margin
    if (last + margin >= end && hasNextPage && mayLoseFirst) return 'next'
    if (first - margin < start && start > 0 && hasPreviousPage && mayLoseLast) return 'previous'
  }
  return undefined
}

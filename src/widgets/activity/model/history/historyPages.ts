import type { RequestsPageParam, RequestsPages } from '../../../../query/service/requestsPages.ts'
import { historyEntriesOf, type HistoryEntry } from './historyEntry.ts'
import { maxRequestsPageSize } from '../../../../schemas/requests/query/requestWords.ts'

/** Records on a page: the API's maximum. */
export const pageSize = maxRequestsPageSize

/** The rows whose entries are loaded, from `start` up to but excluding `end`. */
export function loadedRows({ pages, pageParams }: RequestsPages): { start: number; end: number } {
  const [last, param] = [pages.at(-1), pageParams.at(-1)]
  return {
    start: pageParams[0]?.offset ?? 0,
    end: (param?.offset ?? 0) + (last ? historyEntriesOf(last).length : 0),
  }
}

/** The entry of a row; undefined if its page isn't loaded. */
export function entryAt(data: RequestsPages | undefined, index: number): HistoryEntry | undefined {
  const at = data?.pageParams.findLastIndex(({ offset }) => offset <= index) ?? -1
  const page = data?.pages[at]
  return page && historyEntriesOf(page)[index - (data.pageParams[at]?.offset ?? 0)]
}

/** The row of a request; -1 if it isn't loaded, or has no known ID. */
export function rowOf(data: RequestsPages | undefined, id: string | undefined): number {
  if (id === undefined) return -1
  for (const [at, page] of (data?.pages ?? []).entries()) {
    const index = historyEntriesOf(page).findIndex((entry) => entry.id === id)
    if (index >= 0) return index + (data?.pageParams[at]?.offset ?? 0)
  }
  return -1
}

/** The page that contains a row, among the given page and those before it. */
export function pageWith(index: number, page: RequestsPageParam): RequestsPageParam {
  let found = page
  while (found.offset > index && found.previous) found = found.previous
  return found
}

/**
 * True if a page doesn't continue where the previous one ends: the first one was refetched, and there were new
 * requests.
 */
export function isDiscontinuous({ pages, pageParams }: RequestsPages): boolean {
  return pages.some(({ continuation }, at) => {
    const next = pageParams[at + 1]
    return next !== undefined && next.continuation !== continuation
  })
}

/** How many pages to keep if they are full: the visible one, and those that may be next in either direction. */
const fewPages = 4

/** More short pages are kept, but each is refetched with the list. */
const manyPages = 40

/** How many pages to keep: as many as hold the records of four full ones. */
export function maxPagesFor(data: RequestsPages | undefined): number {
  if (!data) return fewPages
  const { start, end } = loadedRows(data)
  const average = Math.max(1, (end - start) / data.pages.length)
  return Math.min(manyPages, Math.max(fewPages, Math.ceil((fewPages * pageSize) / average)))
}

interface NextFetchParameters {
  /** The first visible row, and the end of the visible rows. */
  first: number
  last: number
  /** The page furthest from the start of the list that was ever loaded. */
  furthest: RequestsPageParam
  /** How many pages are kept: loading one more drops the one at the other end. */
  maxPages: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/**
 * The next page to load for the visible rows: one adjacent to the loaded pages, or one far from them. Never a page that is already loaded,
 * and never a page whose loading drops one that is needed just as much: the two would replace each other forever.
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
  // First the visible rows, then those next to them. Pages before the first row are empty.
  for (const margin of [0, pageSize / 2]) {
    const mayLoseLast = !isFull || endWithoutLast > last + margin
    if (last + margin >= end && hasNextPage && mayLoseFirst) return 'next'
    if (first - margin < start && start > 0 && hasPreviousPage && mayLoseLast) return 'previous'
  }
  return undefined
}

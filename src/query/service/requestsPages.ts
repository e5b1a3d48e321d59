import type { InfiniteData } from '@tanstack/react-query'
import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import { MalformedResponseError } from '../../errors/client.ts'

/** Where a page starts. It knows the previous page, so that a list that keeps only a few pages can go back. */
export interface RequestsPageParam {
  /** Missing for the first page. */
  continuation?: string | undefined
  /** How many records come before the page. */
  offset: number
  previous?: RequestsPageParam | undefined
}

/** The pages of a list that were loaded and kept. */
export type RequestsPages = InfiniteData<RequestsPage, RequestsPageParam>

/** Where a list starts, if it may start in the middle. */
export interface RequestsStart {
  /** The first page to load; one that was loaded before. */
  page: RequestsPageParam
  /** How often the list was restarted: this tells apart two starts at the same page after `maxPages` dropped it. */
  restarts: number
}

/** The first page of a list. */
export const firstRequestsPage: RequestsPageParam = { offset: 0 }

/** Maximum number of empty pages in a row: a provider may search for records piece by piece, but not forever. */
const maxEmptyPages = 10

/** The page after another one; undefined if the provider names none, or the same one again. */
export function nextRequestsPage(
  { continuation, requests, unreadable }: RequestsPage,
  page: RequestsPageParam,
): RequestsPageParam | undefined {
  if (continuation == null || continuation === page.continuation) return undefined
  // A record that can't be read still takes its place in the list.
  return { continuation, offset: page.offset + requests.length + unreadable.length, previous: page }
}

/** @throws {MalformedResponseError} when a list continues endlessly without a record. */
export function checkEmptyPages(answer: RequestsPage, page: RequestsPageParam, endpoint: string): void {
  let emptyPages = 0
  let next = nextRequestsPage(answer, page)
  for (; next?.previous?.offset === next?.offset && next; next = next.previous) emptyPages++
  if (emptyPages <= maxEmptyPages) return
  throw new MalformedResponseError({
    endpoint,
    status: 200,
    path: 'continuation',
    reason: `${emptyPages} pages in a row hold no request, and each names another one`,
  })
}

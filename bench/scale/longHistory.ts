import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createClient } from '../../src/client/createClient.ts'
import { requestsInfiniteQueryOptions } from '../../src/query/service/requests.ts'

/** As many as a list of the widgets keeps. */
const keptPages = 4
const pageSize = 50

export interface Scrolled {
  rows: number
  requests: number
  /** Rows that are still in memory at the end. */
  kept: number
}

/** A list that is scrolled through so many swaps, and keeps few pages of them. */
export async function scrollHistory(count: number): Promise<Scrolled> {
  let requests = 0
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    async fetch(url) {
      requests += 1
      const from = Number(new URL(String(url)).searchParams.get('continuation') ?? 0)
      const records = Array.from({ length: Math.min(pageSize, count - from) }, (_, place) => ({
        id: `0x${(from + place + 1).toString(16)}`,
        status: 'success',
      }))
      const next = from + records.length
      return Response.json({ requests: records, ...(next < count && { continuation: `${next}` }) })
    },
  })
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(
    queryClient,
    requestsInfiniteQueryOptions({ client }, { user: null, query: { maxPages: keptPages } }),
  )
  const leave = observer.subscribe(() => {})
  let rows = 0
  let { data } = await observer.refetch()
  for (;;) {
    rows += data?.pages.at(-1)?.requests.length ?? 0
    if (!observer.getCurrentResult().hasNextPage) break
    ;({ data } = await observer.fetchNextPage())
  }
  const kept = data?.pages.reduce((sum, page) => sum + page.requests.length, 0) ?? 0
  leave()
  queryClient.clear()
  return { rows, requests, kept }
}

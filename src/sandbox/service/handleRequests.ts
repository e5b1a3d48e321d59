import { writeContinuation } from './continuation.ts'
import { amountUsdOf } from './historyFilters.ts'
import { readHistoryQuery, type HistoryQuery, type HistorySortKey } from './historyQuery.ts'
import { json, type Handler } from './http.ts'
import type { ServiceRequest } from './requestModel.ts'
import type { ServiceContext } from './serviceContext.ts'
import { toRequestRecord } from './toRequestRecord.ts'

/** `GET /requests/v3`: the requests that match, sorted, a page at a time. */
export function createRequestsHandler({ ledger, store, policy }: ServiceContext): Handler {
  return async ({ url }) => {
    const query = readHistoryQuery(new URL(url).searchParams)
    const all = await store.all()
    const matches = toRanked(all, query.sortBy).filter(
      ({ request }) =>
        (policy.listUnpaid || query.isLookup || request.progress.status !== 'waiting') &&
        query.filters.every((filter) => filter(request)),
    )
    const { page, hasMore } = pageOf(matches, query, all)
    const last = page.at(-1)
    return json({
      requests: page.map(({ request }) => toRequestRecord(request, ledger)),
      ...(hasMore &&
        last && {
          continuation: writeContinuation({ sortValue: last.value, id: last.request.id }, query.digest),
        }),
      ...(query.includeTotal && { total: matches.length }),
    })
  }
}

/** A request with what it is sorted by: its value, and among equal values its age. */
interface Ranked {
  request: ServiceRequest
  value: bigint
  age: number
}

function toRanked(requests: readonly ServiceRequest[], sortBy: HistorySortKey): Ranked[] {
  return requests.map((request, age) => ({
    request,
    value: sortBy === 'amountUsd' ? amountUsdOf(request) : BigInt(request[sortBy]),
    age,
  }))
}

function pageOf(matches: Ranked[], query: HistoryQuery, all: readonly ServiceRequest[]) {
  const { after, limit } = query
  const sign = query.sortDirection === 'asc' ? 1 : -1
  const compare = (a: Pick<Ranked, 'value' | 'age'>, b: Pick<Ranked, 'value' | 'age'>) =>
    sign * (a.value === b.value ? a.age - b.age : a.value < b.value ? -1 : 1)
  const start = after && { value: after.sortValue, age: all.findIndex(({ id }) => id === after.id) }
  const rest = matches.toSorted(compare).filter((ranked) => !start || compare(ranked, start) > 0)
  return { page: rest.slice(0, limit), hasMore: rest.length > limit }
}

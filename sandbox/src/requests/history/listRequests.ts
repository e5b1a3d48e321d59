import { writeContinuation } from './continuation.ts'
import { firstAtOrAfter, type HistoryIndex, type RankedRequest } from './historyIndex.ts'
import type { HistoryQuery } from './readHistoryQuery.ts'
import { statusOf } from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../../domain/serviceContext.ts'

/** A page of the history, before it is written as a response. */
export interface HistoryPage {
  requests: readonly ServiceRequest[]
  /** Missing on the last page. */
  continuation?: string | undefined
  /** Number of matches on all pages; only if requested. */
  total?: number | undefined
}

/** Finds one sorted page of matching requests. */
export async function listRequests(
  query: HistoryQuery,
  index: HistoryIndex,
  context: Pick<ServiceContext, 'ledger' | 'policy'>,
): Promise<HistoryPage> {
  const list = await index.sorted(query.sortBy)
  const isHidden = hides(query, context)
  const matches = ({ request }: RankedRequest) =>
    !isHidden(request) && query.filters.every((filter) => filter(request))
  const found: RankedRequest[] = []
  for (const ranked of from(list, query, index)) {
    if (!matches(ranked)) continue
    found.push(ranked)
    if (found.length > query.limit) break
  }
  const page = found.slice(0, query.limit)
  const last = page.at(-1)
  return {
    requests: page.map(({ request }) => request),
    ...(found.length > page.length &&
      last && {
        continuation: writeContinuation({ sortValue: last.value, id: last.request.id }, query.digest),
      }),
    ...(query.includeTotal && { total: list.filter((ranked) => matches(ranked)).length }),
  }
}

/** Iterates over a list in the requested direction, from the end of the previous page. */
function* from(
  list: readonly RankedRequest[],
  { after, sortDirection }: HistoryQuery,
  index: HistoryIndex,
): Generator<RankedRequest> {
  const place = after && { value: after.sortValue, age: index.ageOf(after.id) }
  const isAscending = sortDirection === 'asc'
  // Ages are unique, so the next age is the next position.
  const start = place
    ? firstAtOrAfter(list, isAscending ? { ...place, age: place.age + 1 } : place)
    : isAscending
      ? 0
      : list.length
  for (let at = isAscending ? start : start - 1; at >= 0 && at < list.length; at += isAscending ? 1 : -1) {
    const ranked = list[at]
    if (ranked) yield ranked
  }
}

/** Returns which requests are hidden from lists unless requested explicitly. */
function hides(
  { isLookup, includeChildRequests, privateChains }: HistoryQuery,
  { ledger, policy }: Pick<ServiceContext, 'ledger' | 'policy'>,
): (request: ServiceRequest) => boolean {
  const nameOf = (chainId: number) => ledger.chains.find(({ id }) => id === chainId)?.name.toLowerCase()
  const hidden = new Set(
    policy.privateChains.filter(
      (chainId) => !privateChains.some((word) => word === String(chainId) || word === nameOf(chainId)),
    ),
  )
  return (request) => {
    const { surpluses, parentId, supersededBy, terms } = request
    const isUnpaid = statusOf(request) === 'waiting' && surpluses.length === 0 && !supersededBy
    return (
      (!isLookup && !policy.listUnpaid && isUnpaid) ||
      (!isLookup && !includeChildRequests && parentId !== undefined) ||
      [terms.currencyIn, terms.currencyOut].some(({ chainId }) => hidden.has(chainId))
    )
  }
}

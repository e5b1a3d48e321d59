import { apiKeyHeader, type ApiKey } from '../domain/apiKey.ts'
import type { ServiceRequest } from '../domain/request/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { json, type Handler } from '../http/json.ts'
import { historyFilters } from './history/historyFilters.ts'
import type { HistoryIndex } from './history/historyIndex.ts'
import { listRequests } from './history/listRequests.ts'
import { readHistoryQuery, type HistoryDialect } from './history/readHistoryQuery.ts'
import { isOwner, toAuthenticatedData } from './record/toAuthenticatedData.ts'
import { toRequestRecord } from './record/toRequestRecord.ts'

/** What the list is made of. */
export interface RequestsHandlerParameters {
  index: HistoryIndex
  apiKeys: readonly ApiKey[]
}

const dialect: HistoryDialect = {
  filters: historyFilters,
  removed: {
    hash: 'Use "term", or a parameter for one kind of hash.',
    referrer: 'It comes with "includeAuthenticatedData" instead.',
  },
}

/** `GET /requests/v3`: the requests that match, sorted, a page at a time. */
export function createRequestsHandler(
  context: ServiceContext,
  { index, apiKeys }: RequestsHandlerParameters,
): Handler {
  return async ({ url, headers }) => {
    const query = readHistoryQuery(new URL(url).searchParams, dialect)
    const { requests, ...page } = await listRequests(query, index, context)
    const caller = headers.get(apiKeyHeader)
    const toRecord = (request: ServiceRequest) => {
      const record = toRequestRecord(request, context.ledger)
      if (!query.includeAuthenticatedData || !isOwner(request, caller)) return record
      return { ...record, data: { ...record.data, ...toAuthenticatedData(request, apiKeys) } }
    }
    return json({ requests: requests.map((request) => toRecord(request)), ...page })
  }
}

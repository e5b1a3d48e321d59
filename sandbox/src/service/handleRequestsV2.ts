import { apiKeyHeader } from './apiKeys.ts'
import type { RequestsHandlerParameters } from './handleRequests.ts'
import { historyFiltersV2 } from './historyFiltersV2.ts'
import { readHistoryQuery, type HistoryDialect } from './historyQuery.ts'
import { json, type Handler } from './http.ts'
import { listRequests } from './listRequests.ts'
import { toDeprecationBody } from './requestsV2Lifetime.ts'
import type { ServiceContext } from './serviceContext.ts'
import { isOwner, toAuthenticatedData } from './toAuthenticatedData.ts'
import { toRequestRecord } from './toRequestRecord.ts'
import { toRequestRecordV2 } from './toRequestRecordV2.ts'

const dialect: HistoryDialect = {
  filters: historyFiltersV2,
  ignored: ['includeOrderData'],
  missing: ['includeTotal'],
}

/** `GET /requests/v2`: the same requests in the shape that the interface has given up. */
export function createRequestsV2Handler(
  context: ServiceContext,
  { index, apiKeys }: RequestsHandlerParameters,
): Handler {
  return async (httpRequest) => {
    const query = readHistoryQuery(new URL(httpRequest.url).searchParams, dialect)
    const { requests, continuation } = await listRequests(query, index, context)
    const caller = httpRequest.headers.get(apiKeyHeader)
    const records = requests.map((request) => {
      const record = toRequestRecordV2(toRequestRecord(request, context.ledger), request)
      if (!query.includeAuthenticatedData || !isOwner(request, caller)) return record
      const { apiKeyName } = toAuthenticatedData(request, apiKeys)
      return { ...record, data: { ...record.data, apiKeyName } }
    })
    return json({
      requests: records,
      ...(continuation && { continuation }),
      deprecation: toDeprecationBody(httpRequest),
    })
  }
}

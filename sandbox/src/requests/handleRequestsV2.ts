import { apiKeyHeader } from '../domain/apiKey.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { json, type Handler } from '../http/json.ts'
import { toDeprecationBody } from '../http/requestsV2Lifetime.ts'
import type { RequestsHandlerParameters } from './handleRequests.ts'
import { historyFiltersV2 } from './history/historyFiltersV2.ts'
import { listRequests } from './history/listRequests.ts'
import { readHistoryQuery, type HistoryDialect } from './history/readHistoryQuery.ts'
import { isOwner, toAuthenticatedData } from './record/toAuthenticatedData.ts'
import { toRequestRecord } from './record/toRequestRecord.ts'
import { toRequestRecordV2 } from './record/toRequestRecordV2.ts'

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

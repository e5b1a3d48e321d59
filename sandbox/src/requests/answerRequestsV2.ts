import type { History } from './answerRequests.ts'
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

/**
 * Lists the same requests in the shape that the interface has given up.
 *
 * @throws {Refusal}
 */
export async function answerRequestsV2(
  { context, index, apiKeys }: History,
  parameters: URLSearchParams,
  caller: string | undefined,
) {
  const query = readHistoryQuery(parameters, dialect)
  const { requests, continuation } = await listRequests(query, index, context)
  const records = requests.map((request) => {
    const record = toRequestRecordV2(toRequestRecord(request, context.ledger), request)
    if (!query.includeAuthenticatedData || !isOwner(request, caller)) return record
    const { apiKeyName } = toAuthenticatedData(request, apiKeys)
    return { ...record, data: { ...record.data, apiKeyName } }
  })
  return { requests: records, ...(continuation && { continuation }) }
}

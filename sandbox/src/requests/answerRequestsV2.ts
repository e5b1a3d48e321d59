import type { History } from './answerRequests.ts'
import { writeRecordV2 } from '../dialect/writeAnswers.ts'
import { historyFiltersV2, historyQuerySchemaV2 } from './history/historyFiltersV2.ts'
import { routeOf } from '../domain/request/requestFacts.ts'
import { readFamilyQuery, writeFamilyRecord } from '../families/mapTexts.ts'
import { listRequests } from './history/listRequests.ts'
import { readHistoryQuery, type HistoryVersion } from './history/readHistoryQuery.ts'
import { isOwner, toAuthenticatedData } from './record/toAuthenticatedData.ts'
import { toRequestRecord } from './record/toRequestRecord.ts'
import { toRequestRecordV2 } from './record/toRequestRecordV2.ts'

const version: HistoryVersion = {
  schema: historyQuerySchemaV2,
  filters: historyFiltersV2,
  ignored: ['includeOrderData'],
}

/**
 * Lists the same requests as records of the deprecated v2.
 *
 * @throws {Refusal}
 */
export async function answerRequestsV2(
  { context, index, apiKeys }: History,
  parameters: URLSearchParams,
  caller: string | undefined,
) {
  const query = readHistoryQuery(readFamilyQuery(parameters, context.families), version)
  const { requests, continuation } = await listRequests(query, index, context)
  const records = requests.map((request) => {
    const recordV3 = writeFamilyRecord(
      toRequestRecord(request, context.ledger),
      routeOf(request),
      context.families,
    )
    const record = toRequestRecordV2(recordV3, request)
    if (!query.includeAuthenticatedData || !isOwner(request, caller))
      return writeRecordV2({ record, recordV3 }, context.policy)
    const { apiKeyName } = toAuthenticatedData(request, apiKeys)
    const data = { ...record.data, apiKeyName }
    return writeRecordV2({ record: { ...record, data }, recordV3 }, context.policy)
  })
  return { requests: records, ...(continuation && { continuation }) }
}

import { requestsQuerySchema } from '@causeway/react/schemas'
import type { ApiKey } from '../domain/service/apiKey.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { writeRecord } from '../dialect/writeAnswers.ts'
import { historyFilters } from './history/historyFilters.ts'
import type { HistoryIndex } from './history/historyIndex.ts'
import { routeOf } from '../domain/request/requestFacts.ts'
import { readFamilyQuery, writeFamilyRecord } from '../families/mapTexts.ts'
import { listRequests } from './history/listRequests.ts'
import { readHistoryQuery, type HistoryVersion } from './history/readHistoryQuery.ts'
import { isOwner, toAuthenticatedData } from './record/toAuthenticatedData.ts'
import { toRequestRecord } from './record/toRequestRecord.ts'

/** What the list is created from. */
export interface History {
  context: ServiceContext
  index: HistoryIndex
  apiKeys: readonly ApiKey[]
}

const version: HistoryVersion = {
  schema: requestsQuerySchema,
  filters: historyFilters,
  removed: {
    hash: 'Use "term", or a parameter for one kind of hash.',
    referrer: 'It comes with "includeAuthenticatedData" instead.',
  },
}

/**
 * Lists matching requests as records of v3: one sorted page.
 *
 * @throws {Refusal}
 */
export async function answerRequests(
  { context, index, apiKeys }: History,
  parameters: URLSearchParams,
  caller: string | undefined,
) {
  const query = readHistoryQuery(readFamilyQuery(parameters, context.families), version)
  const { requests, ...page } = await listRequests(query, index, context)
  const toRecord = (request: ServiceRequest) => {
    const record = writeFamilyRecord(
      toRequestRecord(request, context.ledger),
      routeOf(request),
      context.families,
    )
    if (!query.includeAuthenticatedData || !isOwner(request, caller))
      return writeRecord(record, context.policy)
    const data = { ...record.data, ...toAuthenticatedData(request, apiKeys) }
    return writeRecord({ ...record, data }, context.policy)
  }
  return { requests: requests.map((request) => toRecord(request)), ...page }
}

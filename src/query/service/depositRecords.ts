import { queryOptions, skipToken } from '@tanstack/react-query'
import { getRequests } from '../../actions/getRequests.ts'
import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import type { GetRequestsParameters } from '../../actions/requestsParameters.ts'
import type { Config } from '../../config/config.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { depositRecordsQueryKey } from '../keys.ts'
import { requestsRefreshDelay } from './requestsRefresh.ts'
import { maxRequestsPageSize } from '../../schemas/requests/query/requestWords.ts'
import { retryDelay, retryRead } from '../options/retry.ts'
import { markFetched } from '../../client/fetchedAnswers.ts'
import { perObject } from '../../utils/data/perObject.ts'

/** The shortest and longest pause between checks for a refund that should follow a delivery, and for how long to check, in milliseconds. */
const [minRefundMs, maxRefundMs, refundInterestMs] = [5_000, 60_000, 24 * 3_600_000]

/** The records that may still change: a superseded request doesn't. Cached by response, so that their times are read once. */
const changeableOf = perObject(({ requests }: RequestsPage) =>
  requests.filter(({ supersededByRequestId }) => !supersededByRequestId),
)

interface DepositRecordsOptions {
  /** The request, or its address; nothing is requested while it is missing. */
  which: Pick<GetRequestsParameters, 'id' | 'depositAddress'> | undefined
  /** Whether a refund should still follow an apparently final status. */
  isRefundDue: (records: readonly RequestRecord[]) => boolean
}

/** react-query options for a deposit address's records in the history; refetched while something changes. */
export function depositRecordsQueryOptions(
  config: Pick<Config, 'client'>,
  { which, isRefundDue }: DepositRecordsOptions,
) {
  return queryOptions<RequestsPage, CausewayError>({
    retry: retryRead,
    retryDelay,
    refetchInterval: ({ state: { data, error, dataUpdatedAt, errorUpdatedAt } }) => {
      if (!data) return false
      const requests = changeableOf(data)
      const now = Math.max(dataUpdatedAt, errorUpdatedAt)
      return (
        requestsRefreshDelay({ pages: [{ requests }], error, now }) ||
        (isRefundDue(data.requests) && refundDelay(requests, now))
      )
    },
    // Sharing would copy a page without marking it as fetched.
    structuralSharing: false,
    queryKey: depositRecordsQueryKey(config, which),
    queryFn: which
      ? async ({ signal }) => {
          const parameters = { ...which, includeChildRequests: true, limit: maxRequestsPageSize }
          return markFetched(await getRequests(config.client, parameters, { signal }))
        }
      : skipToken,
  })
}

/** The longer nothing has changed, the longer the pause. */
function refundDelay(records: readonly RequestRecord[], now: number): number | false {
  const moved = Math.max(...records.map(({ updatedAt }) => Date.parse(updatedAt ?? '') || now))
  const quietMs = now - moved
  return quietMs < refundInterestMs && Math.min(maxRefundMs, Math.max(minRefundMs, quietMs / 12))
}

import { queryOptions, skipToken } from '@tanstack/react-query'
import { getRequests } from '../../actions/getRequests.ts'
import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import type { GetRequestsParameters } from '../../actions/requestsParameters.ts'
import type { Config } from '../../config/config.ts'
import type { CausewayError } from '../../errors/base.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { depositRecordsQueryKey } from '../keys.ts'
import { innerQueryOptions } from '../innerOptions.ts'
import { requestsRefreshDelay } from './requestsRefresh.ts'
import { maxRequestsPageSize } from '../../schemas/requests/query/requestWords.ts'
import { retryDelay, retryRead } from '../retry.ts'
import { markFetched } from '../../client/fetchedAnswers.ts'

/** How often a refund is looked for that is to follow a payout, at most and at least, and for how long; milliseconds. */
const [minRefundMs, maxRefundMs, refundInterestMs] = [5_000, 60_000, 24 * 3_600_000]

export interface DepositRecordsOptions {
  /** The request, or its address; nothing is asked while it is missing. */
  which: Pick<GetRequestsParameters, 'id' | 'depositAddress'> | undefined
  /** Whether a refund is to follow what looks like the end. */
  isRefundDue: (records: readonly RequestRecord[]) => boolean
}

/** Options of what the history shows of a deposit address, for react-query; read again while something moves. */
export function depositRecordsQueryOptions(
  config: Pick<Config, 'client'>,
  { which, isRefundDue }: DepositRecordsOptions,
) {
  return queryOptions<RequestsPage, CausewayError>({
    ...innerQueryOptions,
    retry: retryRead,
    retryDelay,
    refetchInterval: ({ state: { data, error, dataUpdatedAt, errorUpdatedAt } }) => {
      if (!data) return false
      // What another request took over does not move any more itself.
      const requests = data.requests.filter(({ supersededByRequestId }) => !supersededByRequestId)
      const now = Math.max(dataUpdatedAt, errorUpdatedAt)
      return (
        requestsRefreshDelay({ pages: [{ requests }], error, now }) ||
        (isRefundDue(data.requests) && refundDelay(requests, now))
      )
    },
    // Sharing would copy a page without its mark.
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

/** The longer nothing has moved, the longer the pause. */
function refundDelay(records: readonly RequestRecord[], now: number): number | false {
  const moved = Math.max(...records.map(({ updatedAt }) => Date.parse(updatedAt ?? '') || now))
  const quietMs = now - moved
  return quietMs < refundInterestMs && Math.min(maxRefundMs, Math.max(minRefundMs, quietMs / 12))
}

'use client'
import { isSameRequestId } from '../../../schemas/requests/isSameRequestId.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DepositExpectations } from '../../../deposit/confirmTerms.ts'
import type { StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import {
  successorOf,
  deriveDepositProgress,
  type DepositProgress,
} from '../../../deposit/progress/depositProgress.ts'
import { latestRecords } from '../../../deposit/progress/latestRecords.ts'
import { depositRecordsQueryOptions } from '../../../query/service/depositRecords.ts'
import { allDepositRecordsQueryKey } from '../../../query/keys.ts'
import { isFinalRequestStatus } from '../../../schemas/status/requestStatus.ts'
import { useDelayedLookup } from './useDelayedLookup.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import type { Config } from '../../../config/config.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { useInnerQuery } from '../../base/useInnerQuery.ts'
import { useInnerRequestStatus } from '../../base/useInnerRequestStatus.ts'

/** The tracking of a payment to a deposit address. */
export interface DepositTracking {
  /** Missing until something is known about the request. */
  progress: DepositProgress | undefined
  /** The last poll of the request failed; tracking continues. */
  isUnreachable: boolean
  /** The history can't be read, so amounts and transactions are missing. */
  isWithoutHistory: boolean
  /** Polls the provider at once. If it doesn't know the request, tracking pauses after a while until this is called. */
  checkAgain: () => void
}

/** Tracks a deposit address's request by its ID, and by its address if the page may read the history. */
export function useDepositProgress(
  config: Config,
  requestId: string | undefined,
  { known, page }: { known: StoredDeposit | undefined; page: DepositExpectations | undefined },
): DepositTracking {
  const { baseUrl, clock } = config.client
  const queryClient = useQueryClient()
  const terms = known?.terms
  const isRefundDue = (records: readonly RequestRecord[]) => {
    if (requestId === undefined) return false
    // By the terms that are shown: a record may leave out how much was to be paid.
    const { status, isOver } = deriveDepositProgress({
      requestId,
      terms,
      lookup: undefined,
      records,
      page,
      isAudited: known?.isAudited,
    })
    return isFinalRequestStatus(status) && !isOver
  }
  const byId = useInnerQuery(
    depositRecordsQueryOptions(config, {
      which: requestId === undefined ? undefined : { id: requestId },
      isRefundDue,
    }),
  )
  const depositAddress =
    terms?.address ??
    byId.data?.requests.find(({ id }) => isSameRequestId(id, requestId))?.depositAddress?.address
  const byAddress = useInnerQuery(
    depositRecordsQueryOptions(config, {
      which: depositAddress ? { depositAddress } : undefined,
      isRefundDue,
    }),
  )
  const records = [byId.data, byAddress.data].filter(isFetched).flatMap(({ requests }) => requests)
  const latest = latestRecords(records)
  const successorId = requestId && successorOf(requestId, latest)
  const {
    data: lookedUp,
    isError,
    refetch,
  } = useInnerRequestStatus(config, {
    requestId: successorId,
    path: successorId === requestId ? terms?.statusPath : undefined,
    isExpected: known?.isAudited,
  })
  const status = isFetched(lookedUp) ? lookedUp : undefined
  const record = latest.find(({ id }) => isSameRequestId(id, successorId))
  const lookup = useDelayedLookup(status, {
    requestId: successorId,
    record: byId.isError ? undefined : record,
    clock,
  })

  // The status is polled more often than the history: once funds have moved, the history is refetched.
  const moved =
    status && `${status.rawStatus} ${(status.inTxHashes ?? []).length} ${(status.txHashes ?? []).length}`
  useEffect(() => {
    if (moved === undefined) return
    void queryClient.invalidateQueries({ queryKey: allDepositRecordsQueryKey({ client: { baseUrl } }) })
  }, [moved, queryClient, baseUrl])

  // A stored address alone proves nothing: the provider is asked first, and may know nothing of it.
  const isKnown = known?.isAudited || status || records.length > 0 || (known && byId.isFetched)
  return {
    progress:
      requestId !== undefined && isKnown
        ? deriveDepositProgress({
            requestId,
            terms,
            lookup,
            records,
            page,
            isAudited: known?.isAudited,
            storedStatus: known?.status,
            storedSigns: known?.signs,
            reportedStatus: config.depositBook.reportedStatusOf(requestId),
            reportedSigns: config.depositBook.reportedSignsOf(requestId),
          })
        : undefined,
    isUnreachable: isError,
    isWithoutHistory: byId.isError,
    checkAgain() {
      void refetch()
      void queryClient.invalidateQueries({ queryKey: allDepositRecordsQueryKey({ client: { baseUrl } }) })
    },
  }
}

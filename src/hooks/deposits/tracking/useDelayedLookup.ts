'use client'
import { useMemo } from 'react'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import { isFinalRequestStatus, isUndelivered } from '../../../schemas/status/requestStatus.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { useDelayed } from '../../base/useDelayed.ts'

interface UseDelayedLookupParameters {
  requestId: string | undefined
  /** The history's record, if the history can be read. */
  record: RequestRecord | undefined
  clock: Clock
}

/**
 * The lookup to go by: the previous one instead of a refund or a failure until the history is up to date, which has the reason and the
 * amounts. A dropped deposit isn't called failed until then.
 */
export function useDelayedLookup(
  lookup: RequestState | undefined,
  { requestId, record, clock }: UseDelayedLookupParameters,
): RequestState | undefined {
  const isBehind = isUndelivered(lookup?.status) && record !== undefined && record.status !== lookup?.status
  // Kept with its request: another request's lookup is never shown.
  const value = useMemo(() => ({ requestId, lookup }), [requestId, lookup])
  const shouldDelay = (shown: typeof value) =>
    isBehind &&
    shown.requestId === requestId &&
    shown.lookup !== undefined &&
    !isFinalRequestStatus(shown.lookup.status)
  return useDelayed(value, shouldDelay, clock).lookup
}

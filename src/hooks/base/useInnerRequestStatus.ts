'use client'
import type { Config } from '../../config/config.ts'
import { useQueries } from '@tanstack/react-query'
import { innerQueryOptions } from '../../query/options/innerOptions.ts'
import { requestStatusQueryOptions, type RequestStatusOptions } from '../../query/service/requestStatus.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { useDiscardRestored } from './useDiscardRestored.ts'
import { useInnerQuery } from './useInnerQuery.ts'

/** `useRequestStatus` without the defaults of the page's `QueryClient`. */
export function useInnerRequestStatus(config: Config, options: RequestStatusOptions) {
  return useInnerQuery(requestStatusQueryOptions(config, options))
}

/** The same for several requests, each of which is named once. */
export function useInnerRequestStatuses(
  config: Config,
  requestIds: readonly string[],
): readonly (RequestState | undefined)[] {
  const queries = requestIds.map((requestId) => ({
    ...innerQueryOptions,
    ...requestStatusQueryOptions(config, { requestId }),
  }))
  useDiscardRestored(...queries.map(({ queryKey }) => queryKey))
  // `combine` would copy the answers, and a copy no longer counts as fetched.
  return useQueries({ queries }).map(({ data }) => data)
}

'use client'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestStatus } from '../schemas/requestStatus.ts'
import type { CausewayError } from '../errors/base.ts'
import { requestStatusQueryKey } from '../query/keys.ts'
import { requestStatusQueryOptions, type RequestStatusOptions } from '../query/requestStatus.ts'
import { useConfig } from './internal/useConfig.ts'

export type UseRequestStatusParameters = RequestStatusOptions
export type UseRequestStatusReturnType = UseQueryResult<RequestStatus, CausewayError>

/**
 * Follows a request until it is over; after a failure a refund is waited for. However many components and tabs
 * follow a request, it is looked at once. Without a `requestId` nothing is asked.
 *
 * @example
 * const { data } = useRequestStatus({ requestId })
 */
export function useRequestStatus(parameters: UseRequestStatusParameters = {}): UseRequestStatusReturnType {
  const config = useConfig('useRequestStatus')
  const { requestWatcher: watcher } = config
  const queryClient = useQueryClient()
  const { requestId, path } = parameters
  const isEnabled = parameters.query?.enabled !== false
  useEffect(() => {
    if (requestId === undefined || !isEnabled) return undefined
    const queryKey = requestStatusQueryKey(config, { requestId, path })
    const { stop } = watcher.watch({
      requestId,
      path,
      onStatus: (status) => queryClient.setQueryData(queryKey, status),
    })
    return stop
  }, [config, watcher, queryClient, requestId, path, isEnabled])
  return useQuery({
    ...requestStatusQueryOptions(config, parameters),
    // The watcher looks; a query only waits for what it sees next.
    refetchInterval: false,
    ...(requestId !== undefined && { queryFn: () => nextStatus() }),
  })

  function nextStatus(): Promise<RequestStatus> {
    return new Promise((resolve, reject) => {
      let isWatching = false
      const { stop, wake } = watcher.watch({
        requestId: requestId ?? '',
        path,
        onStatus(status) {
          // What is known already is told at once, and is no news.
          if (!isWatching) return
          queueMicrotask(stop)
          resolve(status)
        },
        onUnavailable(error) {
          queueMicrotask(stop)
          reject(error)
        },
      })
      isWatching = true
      wake()
    })
  }
}

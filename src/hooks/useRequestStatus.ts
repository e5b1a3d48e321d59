'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { RequestStatus } from '../actions/getRequestStatus.ts'
import type { CausewayError } from '../errors/base.ts'
import { requestStatusQueryOptions, type RequestStatusOptions } from '../query/requestStatus.ts'
import { useClient } from './useClient.ts'

export type UseRequestStatusParameters = RequestStatusOptions
export type UseRequestStatusReturnType = UseQueryResult<RequestStatus, CausewayError>

/**
 * Follows a request until it is over. Without a `requestId` nothing is asked.
 *
 * @example
 * const { data } = useRequestStatus({ requestId })
 */
export function useRequestStatus(parameters: UseRequestStatusParameters = {}): UseRequestStatusReturnType {
  return useQuery(requestStatusQueryOptions(useClient(), parameters))
}

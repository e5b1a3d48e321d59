'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CausewayError } from '../errors/base.ts'
import { requestStatusOptionsFor, type RequestStatusOptions } from '../query/service/requestStatus.ts'
import type { RequestState } from '../schemas/status/requestState.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseRequestStatusParameters<selected = RequestState> = RequestStatusOptions<selected> &
  ConfigParameter
export type UseRequestStatusReturnType<selected = RequestState> = UseQueryResult<selected, CausewayError>

/**
 * Follows a request until it is over; after a failure a refund is waited for. However many components and tabs
 * follow a request, one of them polls it. Without a `requestId` nothing is asked.
 *
 * @example
 * const { data } = useRequestStatus({ requestId })
 */
export function useRequestStatus<selected = RequestState>(
  given: UseRequestStatusParameters<selected> = {},
): UseRequestStatusReturnType<selected> {
  checkObject(given, 'useRequestStatus')
  const { config, ...options } = given
  return useQuery(
    requestStatusOptionsFor('useRequestStatus', useConfig('useRequestStatus', { config }), options),
  )
}

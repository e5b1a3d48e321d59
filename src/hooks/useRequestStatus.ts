'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CausewayError } from '../errors/causewayError.ts'
import { requestStatusQueryOptionsFor, type RequestStatusOptions } from '../query/service/requestStatus.ts'
import type { RequestState } from '../schemas/status/requestState.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseRequestStatusParameters<selected = RequestState> = RequestStatusOptions<selected> &
  ConfigParameter
export type UseRequestStatusReturnType<selected = RequestState> = UseQueryResult<selected, CausewayError>

/**
 * Polls a request until it is final; after a failure, keeps polling for a refund. However many components and tabs track a
 * request, only one of them polls. Without a `requestId`, nothing is requested.
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
    requestStatusQueryOptionsFor(useConfig('useRequestStatus', { config }), options, 'useRequestStatus'),
  )
}

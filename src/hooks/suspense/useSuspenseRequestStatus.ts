'use client'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'
import type { GetRequestStatusParameters } from '../../actions/getRequestStatus.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { RequestStatusQueryKey } from '../../query/keys.ts'
import { requestStatusQueryOptionsFor, type RequestStatusOptions } from '../../query/service/requestStatus.ts'
import type { SuspenseQueryParameter } from '../../query/options/types.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ConfigParameter } from '../context/connectionParameters.ts'
import { useConfig } from '../context/useConfig.ts'
import { suspenseOptions } from './suspenseOptions.ts'

export type UseSuspenseRequestStatusParameters<selected = RequestState> = GetRequestStatusParameters &
  Pick<RequestStatusOptions, 'isExpected'> &
  ConfigParameter & {
    query?: SuspenseQueryParameter<RequestState, CausewayError, selected, RequestStatusQueryKey> | undefined
  }
export type UseSuspenseRequestStatusReturnType<selected = RequestState> = UseSuspenseQueryResult<
  selected,
  CausewayError
>

/**
 * `useRequestStatus` with Suspense: the component suspends until the first response, and then tracks the request.
 *
 * @example
 * const { data } = useSuspenseRequestStatus({ requestId }) // never undefined
 *
 * @throws {InvalidArgumentError} when `requestId` is missing.
 */
export function useSuspenseRequestStatus<selected = RequestState>(
  parameters: UseSuspenseRequestStatusParameters<selected>,
): UseSuspenseRequestStatusReturnType<selected> {
  checkObject(parameters, 'useSuspenseRequestStatus')
  const { config, ...options } = parameters
  return useSuspenseQuery(
    suspenseOptions(
      'useSuspenseRequestStatus',
      requestStatusQueryOptionsFor<selected>(
        useConfig('useSuspenseRequestStatus', { config }),
        options,
        'useSuspenseRequestStatus',
      ),
      () => ({ argument: 'requestId' }),
    ),
  )
}

'use client'
import type { Config } from '../../config/config.ts'
import { requestStatusQueryOptions, type RequestStatusOptions } from '../../query/service/requestStatus.ts'
import { useInnerQuery } from './useInnerQuery.ts'

/** `useRequestStatus` without the defaults of the page's `QueryClient`. */
export function useInnerRequestStatus(config: Config, options: RequestStatusOptions) {
  return useInnerQuery(requestStatusQueryOptions(config, options, 'useInnerRequestStatus'))
}

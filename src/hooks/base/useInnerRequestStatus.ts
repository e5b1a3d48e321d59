'use client'
import type { Config } from '../../config/config.ts'
import { requestStatusQueryOptionsFor, type RequestStatusOptions } from '../../query/service/requestStatus.ts'
import { useInnerQuery } from './useInnerQuery.ts'

/** `useRequestStatus` without the defaults of the page's `QueryClient`. */
export function useInnerRequestStatus(config: Config, options: RequestStatusOptions) {
  return useInnerQuery(requestStatusQueryOptionsFor(config, options, 'useInnerRequestStatus'))
}

'use client'
import { useQuery } from '@tanstack/react-query'
import type { Config } from '../../config/config.ts'
import { innerQueryOptions } from '../../query/options/innerOptions.ts'
import { requestStatusQueryOptions, type RequestStatusOptions } from '../../query/service/requestStatus.ts'
import { useDiscardRestored } from './useDiscardRestored.ts'

/** `useRequestStatus` without the defaults of the page's `QueryClient`, for what a hook or a widget needs beside its result. */
export function useInnerRequestStatus(config: Config, options: RequestStatusOptions) {
  const own = requestStatusQueryOptions(config, options, 'useInnerRequestStatus')
  return useQuery(useDiscardRestored({ ...innerQueryOptions, ...own }))
}

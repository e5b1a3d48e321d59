'use client'
import {
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { innerQueryOptions } from '../../query/options/innerOptions.ts'
import { useDiscardRestored } from './useDiscardRestored.ts'

/** A query without the defaults of the page's `QueryClient`, and without restored data of another shape: see `innerQueryOptions`. */
export function useInnerQuery<data, error, selected, queryKey extends QueryKey>(
  options: UseQueryOptions<data, error, selected, queryKey> & { queryKey: queryKey },
): UseQueryResult<selected, error> {
  useDiscardRestored(options.queryKey)
  return useQuery({ ...innerQueryOptions, ...options })
}

/** The same for an infinite query. */
export function useInnerInfiniteQuery<page, error, selected, queryKey extends QueryKey, pageParam>(
  options: UseInfiniteQueryOptions<page, error, selected, queryKey, pageParam> & { queryKey: queryKey },
): UseInfiniteQueryResult<selected, error> {
  useDiscardRestored(options.queryKey)
  return useInfiniteQuery({ ...innerQueryOptions, ...options })
}

import type { DefaultError, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query'

/** What a caller may set on a query; key and function are the library's own. */
export type QueryParameter<queryFnData, error = DefaultError, queryKey extends QueryKey = QueryKey> = Omit<
  UseQueryOptions<queryFnData, error, queryFnData, queryKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn' | 'select' | 'initialData'
>

/** What a caller may set on an infinite query. */
export type InfiniteQueryParameter<queryFnData, error, data, queryKey extends QueryKey, pageParam> = Omit<
  UseInfiniteQueryOptions<queryFnData, error, data, queryKey, pageParam>,
  | 'queryKey'
  | 'queryFn'
  | 'queryHash'
  | 'queryKeyHashFn'
  | 'select'
  | 'initialData'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
>

/** Parameters of which some may still be missing. */
export type Incomplete<parameters> = { [name in keyof parameters]?: parameters[name] | undefined }

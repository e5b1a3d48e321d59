import type {
  DataTag,
  InfiniteData,
  QueryKey,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { singleRunOptions } from './singleRunOptions.ts'

/** The options of a query that belong to the library: its key and its request. */
type OwnOption = 'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'

/** Options that a caller may set on a query: all of react-query's others, including `select`. */
export type QueryParameter<queryFnData, error, selected, queryKey extends QueryKey> = Omit<
  UseQueryOptions<queryFnData, error, selected, queryKey>,
  OwnOption
>

/** Options that a caller may set on an infinite query; where its pages start is also up to the library. */
export type InfiniteQueryParameter<queryFnData, error, selected, queryKey extends QueryKey, pageParam> = Omit<
  UseInfiniteQueryOptions<queryFnData, error, selected, queryKey, pageParam>,
  OwnOption | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam'
>

/** Options that Suspense decides itself: whether to fetch, what to show meanwhile, and where errors go. */
type SuspenseOption = 'enabled' | 'throwOnError' | 'placeholderData'

/** Options that a caller may set on a query with Suspense. */
export type SuspenseQueryParameter<queryFnData, error, selected, queryKey extends QueryKey> = Omit<
  QueryParameter<queryFnData, error, selected, queryKey>,
  SuspenseOption
>

/** Options that a caller may set on an infinite query with Suspense. */
export type SuspenseInfiniteQueryParameter<
  queryFnData,
  error,
  selected,
  queryKey extends QueryKey,
  pageParam,
> = Omit<InfiniteQueryParameter<queryFnData, error, selected, queryKey, pageParam>, SuspenseOption>

/** Options that a caller may set on a mutation: all of react-query's except what it does, how often and when. */
export type MutationParameter<data, variables, context> = Omit<
  UseMutationOptions<data, Error, variables, context>,
  'mutationKey' | 'mutationFn' | keyof typeof singleRunOptions
>

/** Parameters of which some may still be missing. */
export type ExactPartial<parameters> = { [name in keyof parameters]?: parameters[name] | undefined }

/**
 * Options of a query with the type of its data in the key. Named here, since the type that react-query infers has a different
 * name in each version.
 */
export type QueryOptionsReturnType<
  queryFnData,
  error,
  selected,
  queryKey extends QueryKey,
> = UndefinedInitialDataOptions<queryFnData, error, selected, queryKey> & {
  queryKey: DataTag<queryKey, queryFnData, error>
}

/** The same for an infinite query. */
export type InfiniteQueryOptionsReturnType<
  page,
  error,
  selected,
  queryKey extends QueryKey,
  pageParam,
> = UndefinedInitialDataInfiniteOptions<page, error, selected, queryKey, pageParam> & {
  queryKey: DataTag<queryKey, InfiniteData<page>, error>
}

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

/** What is the library's own of a query: its key, and what is asked. */
type OwnOption = 'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'

/** What a caller may set on a query: every other option of react-query, `select` included. */
export type QueryParameter<queryFnData, error, selected, queryKey extends QueryKey> = Omit<
  UseQueryOptions<queryFnData, error, selected, queryKey>,
  OwnOption
>

/** What a caller may set on an infinite query; where its pages begin is the library's own as well. */
export type InfiniteQueryParameter<queryFnData, error, selected, queryKey extends QueryKey, pageParam> = Omit<
  UseInfiniteQueryOptions<queryFnData, error, selected, queryKey, pageParam>,
  OwnOption | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam'
>

/** Options that Suspense decides itself: whether to ask, what to show meanwhile, and where an error goes. */
type SuspenseOption = 'enabled' | 'throwOnError' | 'placeholderData'

/** What a caller may set on a query of Suspense. */
export type SuspenseQueryParameter<queryFnData, error, selected, queryKey extends QueryKey> = Omit<
  QueryParameter<queryFnData, error, selected, queryKey>,
  SuspenseOption
>

/** What a caller may set on an infinite query of Suspense. */
export type SuspenseInfiniteQueryParameter<
  queryFnData,
  error,
  selected,
  queryKey extends QueryKey,
  pageParam,
> = Omit<InfiniteQueryParameter<queryFnData, error, selected, queryKey, pageParam>, SuspenseOption>

/** What a caller may set on a mutation: every option of react-query but what is done, and how often and when. */
export type MutationParameter<data, variables, context> = Omit<
  UseMutationOptions<data, Error, variables, context>,
  'mutationKey' | 'mutationFn' | keyof typeof singleRunOptions
>

/** Parameters of which some may still be missing. */
export type Incomplete<parameters> = { [name in keyof parameters]?: parameters[name] | undefined }

/** Options of a query whose key knows its data. Named here, since what react-query infers has another name in each version. */
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

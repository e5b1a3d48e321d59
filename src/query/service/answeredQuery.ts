import { queryOptions, skipToken, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { innerQueryOptions } from '../innerOptions.ts'
import { refetchRestored, shareFetched } from '../keepFetched.ts'

/** An answer as it is cached: what has no identity of its own could not be told from what a store brings. */
export interface Answered<value> {
  value: value
}

export interface AnsweredQueryParameters<value> extends Pick<
  UseQueryOptions<Answered<value>>,
  'staleTime' | 'retry' | 'refetchInterval'
> {
  queryKey: QueryKey
  /** Asks; undefined asks nothing. */
  read: (() => Promise<value>) | undefined
}

/**
 * Options of a query that gives out only what was asked for in this page's life: hosts may restore queries from a store, which is
 * nobody's word. What was restored reads as unknown, and is asked for anew at once.
 */
export function answeredQueryOptions<value>({ read, ...options }: AnsweredQueryParameters<value>) {
  return queryOptions<Answered<value>, Error, value | undefined>({
    ...innerQueryOptions,
    refetchOnMount: refetchRestored,
    structuralSharing: shareFetched,
    select: fetchedValue<value>,
    ...options,
    queryFn: read ? async () => markFetched({ value: await read() }) : skipToken,
  })
}

/** The same function for all renders, so that nothing is selected anew. */
function fetchedValue<value>(answer: Answered<value>): value | undefined {
  return isFetched(answer) ? answer.value : undefined
}

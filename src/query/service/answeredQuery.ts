import { queryOptions, skipToken, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { innerQueryOptions } from '../options/innerOptions.ts'
import { refetchRestored, shareFetched } from '../keepFetched.ts'

/** A response as it is cached: wrapped in an object, since a primitive value can't be marked as fetched. */
interface Answered<value> {
  value: value
}

interface AnsweredQueryParameters<value> extends Pick<
  UseQueryOptions<Answered<value>>,
  'staleTime' | 'retry' | 'refetchInterval'
> {
  queryKey: QueryKey
  /** Fetches the response; undefined fetches nothing. */
  read: (() => Promise<value>) | undefined
}

/**
 * Options of a query that only returns what this page fetched: hosts may restore queries from a persisted cache, which
 * proves nothing. Restored data reads as unknown and is refetched immediately.
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

/** A stable function, so that react-query doesn't run `select` again at every render. */
function fetchedValue<value>(answer: Answered<value>): value | undefined {
  return isFetched(answer) ? answer.value : undefined
}

'use client'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isAnswer } from '../../query/isAnswer.ts'
import { queryOf } from '../../query/queryOf.ts'

/**
 * Options of a query that holds an answer or nothing. What a store of queries brought in another shape would break whoever reads it,
 * react-query first: it is let go, and asked for anew.
 *
 * @param isWanted Whether data may stay.
 */
export function useAnswered<options extends { queryKey: QueryKey }>(
  options: options,
  isWanted?: (data: unknown) => boolean,
): options {
  letGoOfOthers(useQueryClient(), options, isWanted)
  return options
}

/** The same for one of several queries. */
export function letGoOfOthers(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  isWanted = (data: unknown) => isAnswer(queryKey, data),
): void {
  const query = queryOf(client, queryKey)
  if (query && query.state.data !== undefined && !isWanted(query.state.data))
    client.getQueryCache().remove(query)
}

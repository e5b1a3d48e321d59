'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isAnswer } from '../../query/isAnswer.ts'
import { queryOf } from '../../query/queryOf.ts'

/**
 * Options of a widget’s query. If a persisted cache brought data of another shape under its key, the data is removed, so that the query
 * fetches: react-query and the widget would throw on it.
 *
 * @param isWanted Whether data may stay.
 */
export function useAnswered<options extends { queryKey: QueryKey }>(
  options: options,
  isWanted = (data: unknown) => isAnswer(options.queryKey, data),
): options {
  const client = useQueryClient()
  const query = queryOf(client, options.queryKey)
  if (query && query.state.data !== undefined && !isWanted(query.state.data))
    client.getQueryCache().remove(query)
  return options
}

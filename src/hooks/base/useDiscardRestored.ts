'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isAnswer } from '../../query/isAnswer.ts'
import { queryOf } from '../../query/queryOf.ts'

/**
 * Removes data that a persisted cache brought and that may not stay, so that the query fetches. By default, that is data of another
 * shape: react-query and the widget would throw on it.
 *
 * @returns The options, unchanged.
 */
export function useDiscardRestored<options extends { queryKey: QueryKey }>(
  options: options,
  mayStay = (data: unknown) => isAnswer(options.queryKey, data),
): options {
  const client = useQueryClient()
  const query = queryOf(client, options.queryKey)
  if (query && query.state.data !== undefined && !mayStay(query.state.data))
    client.getQueryCache().remove(query)
  return options
}

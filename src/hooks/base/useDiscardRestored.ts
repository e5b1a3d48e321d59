'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isAnswer } from '../../query/isAnswer.ts'
import { queryOf } from '../../query/queryOf.ts'

/**
 * Removes data of another shape that a persisted cache brought, so that the query fetches: react-query and the widget would throw on
 * it.
 *
 * @returns The options, unchanged.
 */
export function useDiscardRestored<options extends { queryKey: QueryKey }>(options: options): options {
  const client = useQueryClient()
  const query = queryOf(client, options.queryKey)
  if (query && query.state.data !== undefined && !isAnswer(options.queryKey, query.state.data))
    client.getQueryCache().remove(query)
  return options
}

'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isAnswer } from '../../query/isAnswer.ts'
import { queryOf } from '../../query/queryOf.ts'

/**
 * Removes data of another shape that was restored from a persisted cache, so that the queries fetch: react-query and the widget would throw
 * on it.
 */
export function useDiscardRestored(...queryKeys: readonly QueryKey[]): void {
  const client = useQueryClient()
  for (const queryKey of queryKeys) {
    const query = queryOf(client, queryKey)
    if (query && query.state.data !== undefined && !isAnswer(queryKey, query.state.data))
      client.getQueryCache().remove(query)
  }
}

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** The query of a key, if there is one. */
export function queryOf(client: QueryClient, queryKey: QueryKey): Query | undefined {
  return client.getQueryCache().get(client.defaultQueryOptions({ queryKey }).queryHash)
}

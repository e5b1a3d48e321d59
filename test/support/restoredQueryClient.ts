import { dehydrate, hydrate, QueryClient, type QueryClientConfig, type QueryKey } from '@tanstack/react-query'

/** A query client that starts with what a persisted cache brings. */
export function restoredQueryClient(
  entries: readonly (readonly [queryKey: QueryKey, data: unknown])[],
  config: QueryClientConfig = {},
): QueryClient {
  const stored = new QueryClient()
  for (const [queryKey, data] of entries) stored.setQueryData(queryKey, () => data)
  const restored = new QueryClient(config)
  hydrate(restored, dehydrate(stored))
  return restored
}

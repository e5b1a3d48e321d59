/**
 * Stands under the options of a query that no page sets: a widget's, or one that a hook needs beside its result. The defaults of the
 * page's `QueryClient` are meant for the page's own queries. When to wait and to read again stays the page's to say: `networkMode`,
 * `retryDelay`, `refetchOnWindowFocus` and `refetchOnReconnect`.
 */
export const innerQueryOptions = {
  /** A widget says itself what it could not read; an error boundary would take it away. */
  throwOnError: false,
  /** A query is off where it has nothing to ask, and only there. */
  enabled: true,
  /** For ever, a widget would never learn that something can't be read. */
  retry: 3,
  retryOnMount: true,
  staleTime: 0,
  refetchOnMount: true,
  refetchInterval: false,
  /** What was known of one token or request says nothing of the next one. */
  placeholderData: () => undefined,
  /** What a component uses makes it render again, and nothing else. A function would make it render for everything. */
  notifyOnChangeProps: undefined,
} as const

/** The same for a mutation. */
export const innerMutationOptions = { throwOnError: false } as const

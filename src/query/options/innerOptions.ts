/** Overrides a page's default where react-query's types don't allow `undefined`. */
const absent = undefined as never

/**
 * Base options of a query that the page doesn't set: a widget's, or one that a hook needs in addition to its result. Hooks that use them
 * are named `useInner…`. The defaults of the page's `QueryClient` are for the page's own queries. The page only decides when to wait,
 * refetch and forget: `networkMode`, `retryDelay`, `refetchOnWindowFocus`, `refetchOnReconnect` and `gcTime`.
 */
export const innerQueryOptions = {
  /** A widget shows its own read errors; an error boundary would replace it. */
  throwOnError: false,
  /** A query is disabled only if it has nothing to fetch. */
  enabled: true,
  /** With endless retries, a widget would never show that a read failed. */
  retry: 3,
  retryOnMount: true,
  staleTime: 0,
  refetchOnMount: true,
  refetchInterval: false,
  /** A hidden page requests nothing. */
  refetchIntervalInBackground: false,
  /** Facts about one token or request don't apply to the next one. */
  placeholderData: () => undefined,
  /** Only what a component uses rerenders it. A function here would rerender it for everything. */
  notifyOnChangeProps: undefined,
  /** A widget reads the whole response, unchanged. */
  select: absent,
  initialData: () => undefined,
  maxPages: absent,
  /** Stored data doesn't count as a response. */
  persister: absent,
  /** Only the `useSuspense…` hooks suspend. */
  suspense: false,
  /** A mounted widget subscribes to its queries. */
  subscribed: true,
} as const

const ignore = () => {}

/** The same for a mutation. A default callback of the page that throws would fail it, even after funds have moved. */
export const innerMutationOptions = {
  throwOnError: false,
  onMutate: ignore,
  onSuccess: ignore,
  onError: ignore,
  onSettled: ignore,
} as const

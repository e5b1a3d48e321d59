import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { GetRequestStatusParameters } from '../../actions/getRequestStatus.ts'
import { createGiveUpCounter } from '../../execution/watch/poll/createGiveUpCounter.ts'
import type { RequestWatch, RequestWatcher } from '../../execution/watch/createRequestWatcher.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'

/** Resumes the tracking of each tracked query. */
const watched = new WeakMap<object, (isExpected: boolean) => void>()

/** The events of a query when its first observer comes or its last one goes. */
const usageEvents: ReadonlySet<string> = new Set([
  'observerAdded',
  'observerRemoved',
  'observerOptionsUpdated',
])

/** Whether a query receives updates about its request, so that it doesn't need to poll. */
export function isWatched(query: object): boolean {
  return watched.has(query)
}

/**
 * Writes updates about a request into its query as long as the query is observed: however many components and tabs
 * track a request, only one polls. Resolves with the next update. If the provider doesn't know the request, tracking
 * pauses after a while until the query is fetched again.
 */
export function watchRequest(
  watcher: RequestWatcher,
  {
    isExpected = false,
    ...parameters
  }: GetRequestStatusParameters & {
    /** The provider has created it for this page: tracking doesn't pause. */
    isExpected?: boolean | undefined
  },
  { client, query }: { client: QueryClient; query: Query<RequestState, Error, RequestState, QueryKey> },
): Promise<RequestState> {
  const next = nextStatus(watcher, parameters)
  const resume = watched.get(query)
  if (resume) {
    resume(isExpected)
    return next
  }
  let watch: RequestWatch | undefined
  let isResting = false
  let mayRest = !isExpected
  const leave = () => {
    watch?.stop()
    watch = undefined
  }
  // Restored data doesn't end the tracking.
  const isOver = () => isFetched(query.state.data) && isSettled(query.state.data.status)
  const update = () => {
    if (!query.isActive()) {
      leave()
    } else if (!watch && !isResting && !isOver()) {
      const counter = createGiveUpCounter()
      watch = watcher.watch({
        ...parameters,
        onStatus: (status) => client.setQueryData(query.queryKey, markFetched({ ...status })),
        onUnavailable(error) {
          if (!mayRest || isFetched(query.state.data) || !counter.shouldGiveUpAfter(error)) return
          isResting = true
          leave()
        },
      })
    }
  }
  watched.set(query, (isExpectedNow) => {
    isResting = false
    mayRest = !isExpectedNow
    update()
  })
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    if (usageEvents.has(event.type)) update()
    if (event.type !== 'removed') return
    leave()
    unsubscribe()
    watched.delete(query)
    queueMicrotask(restart)
  })
  // Like react-query's intervals after `queryClient.clear()`: remaining observers fetch the query again.
  const restart = () => {
    if (!query.isActive()) return
    for (const observer of query.observers) void observer.refetch({ cancelRefetch: false })
  }
  update()
  return next
}

/** Polls a request at once, for everyone who tracks it. */
function nextStatus(watcher: RequestWatcher, parameters: GetRequestStatusParameters): Promise<RequestState> {
  return new Promise((resolve, reject) => {
    let isWatching = false
    const { stop, wake } = watcher.watch({
      ...parameters,
      onStatus(status) {
        // Known statuses are replayed immediately, and don't count.
        if (!isWatching) return
        queueMicrotask(stop)
        resolve(markFetched({ ...status }))
      },
      onUnavailable(error) {
        queueMicrotask(stop)
        reject(error)
      },
    })
    isWatching = true
    wake()
  })
}

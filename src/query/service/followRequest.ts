import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { GetRequestStatusParameters } from '../../actions/getRequestStatus.ts'
import { createGiveUpCounter } from '../../execution/watch/createGiveUpCounter.ts'
import type { RequestWatch, RequestWatcher } from '../../execution/watch/createRequestWatcher.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'

/** How to follow on, of each query that is kept up to date. */
const followed = new WeakMap<object, (isExpected: boolean) => void>()

/** What happens to a query when somebody begins or ends to use it. */
const usageEvents: ReadonlySet<string> = new Set([
  'observerAdded',
  'observerRemoved',
  'observerOptionsUpdated',
])

/** Whether a query is told what is seen of its request, so that nobody needs to ask. */
export function isFollowed(query: object): boolean {
  return followed.has(query)
}

/**
 * Puts what is seen of a request into its query for as long as somebody uses that: however many components and tabs
 * follow a request, one of them polls it. Resolves with what is seen next. Of a request that the service does not know
 * the following rests after a while, until the query is fetched again.
 */
export function followRequest(
  watcher: RequestWatcher,
  {
    isExpected = false,
    ...parameters
  }: GetRequestStatusParameters & {
    /** The service has made it for this page: its following does not rest. */
    isExpected?: boolean | undefined
  },
  { client, query }: { client: QueryClient; query: Query<RequestState, Error, RequestState, QueryKey> },
): Promise<RequestState> {
  const next = nextStatus(watcher, parameters)
  const followOn = followed.get(query)
  if (followOn) {
    followOn(isExpected)
    return next
  }
  let watch: RequestWatch | undefined
  let isResting = false
  let mayRest = !isExpected
  const leave = () => {
    watch?.stop()
    watch = undefined
  }
  // What a store gave back ends nothing.
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
  followed.set(query, (isExpectedNow) => {
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
    followed.delete(query)
  })
  update()
  return next
}

/** Polls a request at once, together with whoever else follows it. */
function nextStatus(watcher: RequestWatcher, parameters: GetRequestStatusParameters): Promise<RequestState> {
  return new Promise((resolve, reject) => {
    let isWatching = false
    const { stop, wake } = watcher.watch({
      ...parameters,
      onStatus(status) {
        // What is known already is told at once, and does not count.
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

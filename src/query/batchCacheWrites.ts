import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** How long an answer waits for others, in milliseconds: too short to be seen, and each alone would render once. */
const waitMs = 50

/** What waits for each client. */
const waiting = new WeakMap<QueryClient, (() => void)[]>()

/**
 * Puts the answer of a query that is being fetched into the cache at once with those that come right after it. Resolves with it when it is
 * there. A query that was canceled or removed meanwhile is left as it is.
 */
export function batchCacheWrites<data>(client: QueryClient, queryKey: QueryKey, data: data): Promise<data> {
  return new Promise((resolve) => {
    const show = () => {
      const query = client.getQueryCache().find({ queryKey, exact: true })
      if (query?.state.fetchStatus === 'fetching') client.setQueryData(queryKey, data)
      resolve(data)
    }
    const others = waiting.get(client)
    if (others) {
      others.push(show)
      return
    }
    const all = [show]
    waiting.set(client, all)
    setTimeout(() => {
      waiting.delete(client)
      notifyManager.batch(() => all.forEach((show) => show()))
    }, waitMs)
  })
}

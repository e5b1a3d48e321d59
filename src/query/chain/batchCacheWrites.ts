import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * How long a response waits for others, in milliseconds: too short to notice, while each response alone would rerender.
 */
const waitMs = 50

/** The pending writes of each query client. */
const waiting = new WeakMap<QueryClient, (() => void)[]>()

/**
 * Writes the response of a fetching query into the cache together with those that arrive right after it. Resolves with
 * it once it is there. A query that was canceled or removed meanwhile is left unchanged.
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

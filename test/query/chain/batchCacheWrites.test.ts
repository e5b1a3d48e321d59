import { notifyManager, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchCacheWrites } from '../../../src/query/chain/batchCacheWrites.ts'

const keys = [['one'], ['other']] as const

/** Fetches a query whose answer is there at once, as `balanceQueryOptions` does. */
function fetchBatched(client: QueryClient, queryKey: QueryKey, data: bigint): Promise<bigint> {
  return client.fetchQuery({ queryKey, queryFn: () => batchCacheWrites(client, queryKey, data) })
}

describe('batchCacheWrites', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('behavior: answers that come close together are written together, and resolve then', async () => {
    const client = new QueryClient()
    const seen = () => keys.map((queryKey) => client.getQueryData(queryKey))
    const one = fetchBatched(client, keys[0], 1n)
    await vi.advanceTimersByTimeAsync(40)
    const other = fetchBatched(client, keys[1], 2n)
    expect(seen()).toEqual([undefined, undefined])
    await vi.advanceTimersByTimeAsync(10)
    expect(seen()).toEqual([1n, 2n])
    expect(await Promise.all([one, other])).toEqual([1n, 2n])
  })

  it('behavior: notifies listeners of both in one turn', async () => {
    const client = new QueryClient()
    let turn = 0
    const heardIn: number[] = []
    for (const queryKey of keys) {
      const observer = new QueryObserver(client, { queryKey, enabled: false })
      let isHeard = false
      const hear = ({ data }: { data: unknown }) => {
        if (data === undefined || isHeard) return
        isHeard = true
        heardIn.push(turn)
        // Runs between two turns, as React's own work does.
        queueMicrotask(() => (turn += 1))
      }
      // `useQuery` subscribes like this.
      observer.subscribe(notifyManager.batchCalls(hear))
    }
    void fetchBatched(client, keys[0], 1n)
    void fetchBatched(client, keys[1], 2n)
    await vi.advanceTimersByTimeAsync(100)
    expect(heardIn).toEqual([0, 0])
  })

  it('behavior: makes neither clients nor later writes wait for each other', async () => {
    const [client, other] = [new QueryClient(), new QueryClient()]
    void fetchBatched(client, keys[0], 1n)
    await vi.advanceTimersByTimeAsync(30)
    void fetchBatched(other, keys[0], 2n)
    await vi.advanceTimersByTimeAsync(20)
    expect([client, other].map((one) => one.getQueryData(keys[0]))).toEqual([1n, undefined])
    void fetchBatched(client, keys[1], 3n)
    await vi.advanceTimersByTimeAsync(50)
    expect(other.getQueryData(keys[0])).toBe(2n)
    expect(client.getQueryData(keys[1])).toBe(3n)
  })
  it('behavior: keeps what the page wrote into a canceled query, and doesn’t bring back a removed one', async () => {
    const client = new QueryClient()
    const [cancelled, removed] = keys
    const fetches = Promise.allSettled(keys.map((queryKey) => fetchBatched(client, queryKey, 1n)))
    await vi.advanceTimersByTimeAsync(40)
    await client.cancelQueries({ queryKey: cancelled })
    client.setQueryData(cancelled, 777n)
    client.removeQueries({ queryKey: removed })
    await vi.advanceTimersByTimeAsync(100)
    await fetches
    expect(client.getQueryData(cancelled)).toBe(777n)
    expect(client.getQueryCache().find({ queryKey: removed })).toBeUndefined()
  })

  it('behavior: distinguishes a canceled query from one whose key begins with the same parts', async () => {
    const client = new QueryClient()
    const [key] = keys
    // It is there first, and still fetches.
    void client.fetchQuery({ queryKey: [...key, 'more'], queryFn: () => new Promise(() => {}) })
    const fetching = Promise.allSettled([fetchBatched(client, key, 1n)])
    await client.cancelQueries({ queryKey: key, exact: true })
    client.setQueryData(key, 777n)
    await vi.advanceTimersByTimeAsync(100)
    await fetching
    expect(client.getQueryData(key)).toBe(777n)
  })
})

import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchCacheWrites } from '../../src/query/batchCacheWrites.ts'

const keys = [['one'], ['other']] as const

describe('batchCacheWrites', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('behavior: what comes close together is there at once, and resolves then', async () => {
    const client = new QueryClient()
    const seen = () => keys.map((queryKey) => client.getQueryData(queryKey))
    const one = batchCacheWrites(client, keys[0], 1n)
    await vi.advanceTimersByTimeAsync(40)
    const other = batchCacheWrites(client, keys[1], 2n)
    expect(seen()).toEqual([undefined, undefined])
    await vi.advanceTimersByTimeAsync(10)
    expect(seen()).toEqual([1n, 2n])
    expect(await Promise.all([one, other])).toEqual([1n, 2n])
  })

  it('behavior: listeners hear of both in one turn', async () => {
    const client = new QueryClient()
    let turn = 0
    const heardIn: number[] = []
    for (const queryKey of keys) {
      const observer = new QueryObserver(client, { queryKey, enabled: false })
      const hear = () => {
        heardIn.push(turn)
        // Runs between two turns, as React's own work does.
        queueMicrotask(() => (turn += 1))
      }
      // As `useQuery` listens.
      observer.subscribe(notifyManager.batchCalls(hear))
    }
    void batchCacheWrites(client, keys[0], 1n)
    void batchCacheWrites(client, keys[1], 2n)
    await vi.advanceTimersByTimeAsync(100)
    expect(heardIn).toEqual([0, 0])
  })

  it('behavior: clients do not wait for each other, nor does what comes later', async () => {
    const [client, other] = [new QueryClient(), new QueryClient()]
    void batchCacheWrites(client, keys[0], 1n)
    await vi.advanceTimersByTimeAsync(30)
    void batchCacheWrites(other, keys[0], 2n)
    await vi.advanceTimersByTimeAsync(20)
    expect([client, other].map((one) => one.getQueryData(keys[0]))).toEqual([1n, undefined])
    void batchCacheWrites(client, keys[1], 3n)
    await vi.advanceTimersByTimeAsync(50)
    expect(other.getQueryData(keys[0])).toBe(2n)
    expect(client.getQueryData(keys[1])).toBe(3n)
  })
})

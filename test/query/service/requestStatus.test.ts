// @vitest-environment jsdom
import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RequestState } from '@causeway/react/schemas'
import { createMemoryLocks, createRequestWatcher, type RequestWatcher } from '@causeway/react/execution'
import { requestStatusQueryOptions, type RequestStatusOptions } from '@causeway/react/query'
import { isWatched } from '../../../src/query/service/watchRequest.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A provider whose request has the status of `answer`, and the factory's options for it. */
function setUp(answer: (asked: number) => Response | string = () => 'pending') {
  const service = { asked: 0 }
  const client = clientOf(async () => {
    service.asked += 1
    const given = answer(service.asked)
    return typeof given === 'string' ? Response.json({ status: given }) : given
  })
  const requestWatcher = createRequestWatcher(client, { locks: createMemoryLocks() })
  const queryClient = new QueryClient()
  onTestFinished(() => queryClient.clear())
  const optionsOf = (query?: RequestStatusOptions['query'], isExpected?: boolean) =>
    requestStatusQueryOptions({ client, requestWatcher }, { requestId: '0x1', query, isExpected })
  /** Uses the query as a component does. */
  const use = (query?: RequestStatusOptions['query']) => {
    const seen: string[] = []
    const observer = new QueryObserver(queryClient, optionsOf(query))
    const note = ({ data }: QueryObserverResult<RequestState>) => {
      if (data && data.status !== seen.at(-1)) seen.push(data.status)
    }
    const leave = observer.subscribe(note)
    onTestFinished(leave)
    return { observer, seen, leave }
  }
  return { service, requestWatcher, queryClient, optionsOf, use }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('requestStatusQueryOptions', () => {
  it('default: follows a request to its end, and then rests', async () => {
    const { service, use } = setUp((asked) => ['waiting', 'pending', 'success'][asked - 1] ?? 'asked again')
    const { seen } = use()
    await pass(120_000)
    expect(seen).toEqual(['waiting', 'pending', 'success'])
    expect(service.asked).toBe(3)
  })

  it('behavior: shares requests between two queries of a page and any other watcher', async () => {
    const { service, requestWatcher, use, optionsOf } = setUp()
    requestWatcher.watch({ requestId: '0x1', onStatus: () => {} })
    await pass(10_000)
    const alone = service.asked
    expect(alone).toBeGreaterThan(2)

    const other = new QueryClient()
    const leaveOther = new QueryObserver(other, optionsOf()).subscribe(() => {})
    const { seen, leave } = use()
    await pass(10)
    expect(seen).toEqual(['pending'])
    service.asked = 0
    await pass(10_000)
    // As often as a single watcher asks.
    expect(service.asked).toBeLessThanOrEqual(alone)
    leave()
    leaveOther()
    other.clear()
  })

  it('behavior: stops asking once it is unused, and starts again with its use', async () => {
    const { service, use, queryClient, optionsOf } = setUp()
    const { observer, leave } = use()
    await pass(5_000)
    leave()
    await pass(10)
    service.asked = 0
    await pass(60_000)
    expect(service.asked).toBe(0)

    // Like React's StrictMode and Activity: unsubscribed and back before any answer.
    observer.subscribe(() => {})()
    const again = observer.subscribe(() => {})
    await pass(10_000)
    expect(service.asked).toBeGreaterThan(2)
    expect(queryClient.isFetching()).toBe(0)
    // It isn't asked while disabled, either.
    observer.setOptions({ ...optionsOf(), enabled: false })
    await pass(10)
    service.asked = 0
    await pass(60_000)
    expect(service.asked).toBe(0)
    again()
  })

  it('behavior: asks less and less about a request that doesn’t change', async () => {
    const { service, use } = setUp()
    use()
    await pass(600_000)
    service.asked = 0
    await pass(60_000)
    expect(service.asked).toBeGreaterThan(0)
    expect(service.asked).toBeLessThan(6)
  })

  it.each([
    ['knows nothing of', 404, 5],
    ['does not answer for', 503, 30],
  ])(
    'behavior: stops asking about a request that the provider %s, until the page asks again',
    async (_, status, looks) => {
      let isThere = false
      const { service, use } = setUp(() => (isThere ? 'pending' : new Response('{}', { status })))
      const { observer } = use({ retry: false })
      await pass(2 * 3_600_000)
      // The first look is the query's own.
      expect([looks, looks + 1]).toContain(service.asked)
      expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
      const rested = service.asked
      await pass(24 * 3_600_000)
      expect(service.asked).toBe(rested)
      isThere = true
      await observer.refetch()
      expect(observer.getCurrentResult().data).toMatchObject({ status: 'pending' })
      await pass(30_000)
      expect(service.asked).toBeGreaterThan(rested + 5)
    },
  )

  it('parameters: isExpected – asks about a request that this page has made for as long as it takes', async () => {
    const { service, queryClient, optionsOf } = setUp(() => new Response('{}', { status: 404 }))
    const observer = new QueryObserver(queryClient, optionsOf({ retry: false }, true))
    onTestFinished(observer.subscribe(() => {}))
    await pass(3_600_000)
    service.asked = 0
    await pass(600_000)
    expect(service.asked).toBeGreaterThan(5)
  })

  it('behavior: keeps asking about a request that the provider has reported, whatever it says next', async () => {
    const { service, use } = setUp((asked) => (asked === 1 ? 'pending' : new Response('{}', { status: 404 })))
    use({ retry: false })
    await pass(3_600_000)
    service.asked = 0
    await pass(600_000)
    expect(service.asked).toBeGreaterThan(5)
  })

  it('behavior: reports a failure after its retries, and replaces it with the next answer', async () => {
    let isDown = true
    const { use } = setUp(() => (isDown ? new Response('{}', { status: 503 }) : 'pending'))
    const { observer } = use({ retry: 1, retryDelay: 10 })
    await pass(2_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { name: 'ServiceError' } })
    isDown = false
    await pass(60_000)
    expect(observer.getCurrentResult()).toMatchObject({
      status: 'success',
      error: null,
      data: { status: 'pending' },
    })
  })

  it('parameters: query.refetchInterval: asks by itself at that pace', async () => {
    const { service, use } = setUp()
    use({ refetchInterval: 10_000 })
    await pass(35_000)
    expect(service.asked).toBe(4)
  })

  it('parameters: path: is answered with its own interval even where the endpoint is missing', async () => {
    const client = clientOf(async (url) =>
      Response.json({ status: 'pending' }, { status: String(url).includes('/older') ? 404 : 200 }),
    )
    const options = requestStatusQueryOptions(
      { client, requestWatcher: createRequestWatcher(client, { locks: createMemoryLocks() }) },
      { requestId: '0x1', path: '/older/status', query: { refetchInterval: 10_000 } },
    )
    await expect(new QueryClient().fetchQuery(options)).resolves.toMatchObject({ status: 'pending' })
  })

  it('parameters: query.refetchInterval false: asks once', async () => {
    const { service, use } = setUp()
    const { seen } = use({ refetchInterval: false })
    await pass(60_000)
    expect(seen).toEqual(['pending'])
    expect(service.asked).toBe(1)
  })

  it.each([
    ['at once', {}],
    ['also where the page calls stores fresh', { staleTime: Infinity }],
    ['also where it looks by itself', { refetchInterval: 10_000, staleTime: Infinity }],
  ])('behavior: reads a restored status again %s', async (_, query) => {
    const { queryClient, optionsOf, use, service } = setUp((asked) => (asked === 1 ? 'pending' : 'failure'))
    const stored = new QueryClient()
    // As anyone could write it into the store.
    stored.setQueryData(
      optionsOf().queryKey,
      { rawStatus: 'success', status: 'success', isDeposited: true, updatedAt: undefined },
      { updatedAt: Date.now() + 3_600_000 },
    )
    hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(stored))))
    const { seen } = use(query)
    await pass(10)
    expect(seen).toEqual(['success', 'pending'])
    await pass(60_000)
    expect(seen.slice(0, 3)).toEqual(['success', 'pending', 'failure'])
    expect(service.asked).toBeGreaterThan(1)
  })

  it('behavior: tracks a removed query again for its observers', async () => {
    let status = 'pending'
    const { service, queryClient, optionsOf, use } = setUp(() => status)
    const { observer } = use()
    await pass(5_000)
    for (const remove of [() => queryClient.clear(), () => queryClient.removeQueries()]) {
      const removed = observer.getCurrentQuery()
      remove()
      await pass(10)
      expect(isWatched(removed)).toBe(false)
      service.asked = 0
      await pass(60_000)
      expect(isWatched(observer.getCurrentQuery())).toBe(true)
      expect(service.asked).toBeGreaterThan(1)
    }
    status = 'success'
    await pass(60_000)
    expect(observer.getCurrentResult().data?.status).toBe('success')
    expect(queryClient.getQueryData(optionsOf().queryKey)?.status).toBe('success')
  })

  it('behavior: keeps a query removed that is disabled', async () => {
    const { service, queryClient, optionsOf, use } = setUp()
    const { observer } = use()
    await pass(5_000)
    observer.setOptions(optionsOf({ enabled: false }))
    queryClient.clear()
    service.asked = 0
    await pass(60_000)
    expect(service.asked).toBe(0)
  })

  it('behavior: asks again although an answer is known', async () => {
    const { requestWatcher, queryClient, optionsOf } = setUp((asked) => (asked === 1 ? 'waiting' : 'pending'))
    const known: string[] = []
    requestWatcher.watch({ requestId: '0x1', onStatus: ({ status }) => known.push(status) })
    await pass(10)
    expect(known).toEqual(['waiting'])
    const look = queryClient.fetchQuery(optionsOf())
    // At once, and not after the pause of the running poller.
    await pass(10)
    expect(known).toEqual(['waiting', 'pending'])
    expect(await look).toMatchObject({ status: 'pending' })
  })

  it('behavior: asks once when prefetched', async () => {
    const { service, queryClient, optionsOf } = setUp()
    await queryClient.prefetchQuery(optionsOf())
    await pass(60_000)
    expect(service.asked).toBe(1)
    expect(queryClient.getQueryData(optionsOf().queryKey)?.status).toBe('pending')
  })

  it('behavior: tracks a request once for its query, until that is removed or all is over', async () => {
    let status = 'pending'
    const { service, requestWatcher } = setUp(() => status)
    const running = new Set<object>()
    const counted: RequestWatcher = {
      watch(parameters) {
        const watch = requestWatcher.watch(parameters)
        running.add(parameters)
        return { ...watch, stop: () => (running.delete(parameters), watch.stop()) }
      },
    }
    const client = clientOf(async () => Response.json({ status }))
    const options = requestStatusQueryOptions({ client, requestWatcher: counted }, { requestId: '0x1' })
    const queryClient = new QueryClient()
    const cache = queryClient.getQueryCache()
    const observer = new QueryObserver(queryClient, options)
    const leave = observer.subscribe(() => {})
    const query = observer.getCurrentQuery()
    await pass(5_000)
    expect([running.size, isWatched(query)]).toEqual([1, true])
    for (let fetches = 0; fetches < 3; fetches++) {
      void observer.refetch()
      await pass(5_000)
    }
    expect(running.size).toBe(1)

    // Changes of another query don't matter.
    queryClient.setQueryData(['other'], 1)
    queryClient.removeQueries({ queryKey: ['other'] })
    service.asked = 0
    await pass(30_000)
    expect([running.size, service.asked > 0]).toEqual([1, true])

    status = 'success'
    await pass(60_000)
    expect(queryClient.getQueryData(options.queryKey)?.status).toBe('success')
    leave()
    const again = observer.subscribe(() => {})
    await pass(60_000)
    expect(running.size).toBe(0)
    again()

    queryClient.removeQueries({ queryKey: options.queryKey })
    expect([running.size, isWatched(query), cache.hasListeners()]).toEqual([0, false, false])
  })

  it('behavior: stays paused while it is used, and again after a refetch', async () => {
    const { service, use, optionsOf } = setUp(() => new Response('{}', { status: 404 }))
    const { observer } = use({ retry: false })
    for (let asks = 0; asks < 2; asks++) {
      await pass(2 * 3_600_000)
      service.asked = 0
      observer.setOptions(optionsOf({ retry: false, staleTime: 1 }))
      observer.setOptions(optionsOf({ retry: false }))
      await pass(3_600_000)
      expect(service.asked).toBe(0)
      await observer.refetch()
      expect(service.asked).toBeGreaterThan(0)
    }
  })

  it('behavior: keeps a status at its own path to itself', async () => {
    const client = clientOf(async (url) =>
      Response.json({ status: String(url).includes('/own') ? 'waiting' : 'pending' }),
    )
    const config = { client, requestWatcher: createRequestWatcher(client, { locks: createMemoryLocks() }) }
    const queryClient = new QueryClient()
    onTestFinished(() => queryClient.clear())
    const [own, usual] = [{ requestId: '0x1', path: '/own/status' }, { requestId: '0x1' }].map((parameters) =>
      requestStatusQueryOptions(config, parameters),
    )
    if (!own || !usual) throw new TypeError('no options')
    queryClient.setQueryData(own.queryKey, { status: 'waiting' } as RequestState)
    onTestFinished(new QueryObserver(queryClient, usual).subscribe(() => {}))
    await pass(5_000)
    expect(queryClient.getQueryData(usual.queryKey)?.status).toBe('pending')
    expect(queryClient.getQueryData(own.queryKey)?.status).toBe('waiting')
  })
})

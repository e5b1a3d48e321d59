import { InfiniteQueryObserver, QueryClient, skipToken } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { requestsInfiniteQueryOptions, requestsQueryKey, type RequestsPages } from '@causeway/react/query'
import { requestsFromQueryOptions } from '../../../src/query/service/requests.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

/** A provider that records its requests, and whose pages name the next one. */
function setUp() {
  const asked: string[] = []
  const client = clientOf(async (url) => {
    const { searchParams } = new URL(String(url))
    asked.push([...searchParams].map((pair) => pair.join('=')).join(' '))
    const at = Number(searchParams.get('continuation') ?? 0)
    const record = { id: `0x${at}`, status: 'success', data: {}, createdAt: '', updatedAt: '' }
    return Response.json({ requests: [record], continuation: String(at + 1) })
  })
  return { asked, config: { client } }
}

describe('requestsInfiniteQueryOptions', () => {
  it.each([
    'term',
    'id',
    'orderId',
    'depositTxHash',
    'fillTxHash',
    'refundTxHash',
    'depositAddress',
    'recipient',
  ] as const)('parameters: %s finds requests of any user', async (name) => {
    const { asked, config } = setUp()
    const options = requestsInfiniteQueryOptions(config, { [name]: '0xA' })
    await new QueryClient().fetchInfiniteQuery(options)
    expect(asked).toEqual([`${name}=0xA`])
    expect(requestsInfiniteQueryOptions(config, { [name]: '0xA', user: undefined }).queryFn).toBe(skipToken)
    for (const nothing of [undefined, null, '', '  ']) {
      expect(requestsInfiniteQueryOptions(config, { [name]: nothing }).queryFn).toBe(skipToken)
    }
  })

  it('default: asks nothing again before the first answer, which is fetched from the first page', async () => {
    const { config } = setUp()
    const queryClient = new QueryClient()
    onTestFinished(() => queryClient.clear())
    const options = requestsInfiniteQueryOptions(config, { user: null })
    expect(options.queryKey).toEqual(requestsQueryKey(config, { user: null }))
    const observer = new InfiniteQueryObserver(queryClient, { ...options, enabled: false })
    onTestFinished(observer.subscribe(() => {}))
    const query = observer.getCurrentQuery()
    const pauseOf = options.refetchInterval
    if (typeof pauseOf !== 'function') throw new TypeError('no pause')
    expect(pauseOf(query as never)).toBe(false)
    await queryClient.fetchInfiniteQuery(options)
    expect(observer.getCurrentResult().data).toMatchObject({
      pages: [{ requests: [{ id: '0x0' }] }],
      pageParams: [{ offset: 0 }],
    })
    expect(pauseOf(query as never)).toBe(false)
  })

  it.each([
    ['one account', { user: '0xB', limit: 7 }, 'limit=7 user=0xB'],
    ['everyone', { user: null, limit: 7 }, 'limit=7'],
    ['an account that isn’t known yet', { user: undefined, limit: 7 }, undefined],
    ['no account', { user: '', limit: 7 }, undefined],
    ['no account, in a page that searches', { user: ' ', term: '0xA', limit: 7 }, undefined],
  ])('parameters: user – the requests of %s', async (_, parameters, query) => {
    const { asked, config } = setUp()
    const options = requestsInfiniteQueryOptions(config, parameters)
    if (options.queryFn === skipToken) expect(query).toBeUndefined()
    else await new QueryClient().fetchInfiniteQuery(options)
    expect(asked.map((text) => text.split(' ').toSorted().join(' '))).toEqual(
      query === undefined ? [] : [query],
    )
  })

  it('parameters: applies the page’s `query`, except for what identifies the list', () => {
    const { config } = setUp()
    const options = requestsInfiniteQueryOptions(config, {
      user: '0xB',
      query: { staleTime: 7, retry: 5, queryKey: ['own'] } as object,
    })
    expect(options).toMatchObject({
      staleTime: 7,
      retry: 5,
      queryKey: requestsQueryKey(config, { user: '0xB' }),
    })
  })
})

describe('data of a list of requests', () => {
  it('behavior: keeps the data of an equal `select`', async () => {
    const { config } = setUp()
    const select = ({ pages }: RequestsPages) => ({
      ids: pages.flatMap(({ requests }) => requests.map(({ id }) => id)),
    })
    const options = requestsInfiniteQueryOptions(config, { user: null, query: { select } })
    const queryClient = new QueryClient()
    onTestFinished(() => queryClient.clear())
    const observer = new InfiniteQueryObserver(queryClient, options)
    onTestFinished(observer.subscribe(() => {}))
    await expect.poll(() => observer.getCurrentResult().data).toEqual({ ids: ['0x0'] })
    const first = observer.getCurrentResult().data
    await observer.refetch()
    expect(observer.getCurrentResult().data).toBe(first)
  })

  it('error: names the endpoint of a list that continues without a record', async () => {
    let page = 0
    const client = clientOf(async () => Response.json({ requests: [], continuation: String((page += 1)) }))
    const options = requestsInfiniteQueryOptions({ client }, { user: null })
    const fetched = new QueryClient().fetchInfiniteQuery({ ...options, pages: 20, retry: false })
    await expect(fetched).rejects.toMatchObject({
      name: 'MalformedResponseError',
      endpoint: `GET ${client.paths.requests}`,
      path: 'continuation',
    })
    expect(page).toBe(11)
  })
})

describe('requestsFromQueryOptions', () => {
  it('default: begins in the middle, and continues in both directions', async () => {
    const { asked, config } = setUp()
    const page = { continuation: '7', offset: 7, previous: { offset: 0 } }
    const options = requestsFromQueryOptions(config, { page, restarts: 2 }, { user: null }, 'probe')
    const queryClient = new QueryClient()
    onTestFinished(() => queryClient.clear())
    const observer = new InfiniteQueryObserver(queryClient, options)
    onTestFinished(observer.subscribe(() => {}))
    await expect.poll(() => observer.getCurrentResult().data?.pages).toHaveLength(1)
    await observer.fetchNextPage()
    await observer.fetchPreviousPage()
    expect(observer.getCurrentResult().data?.pageParams.map(({ offset }) => offset)).toEqual([0, 7, 8])
    expect(asked).toEqual(['continuation=7', 'continuation=8', ''])
    const other = requestsFromQueryOptions(config, { page, restarts: 3 }, { user: null }, 'probe')
    expect(other.queryKey).not.toEqual(options.queryKey)
  })
})

import { QueryClient, skipToken, type Query } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '@causeway/react/actions'
import { createMemoryLocks, createRequestWatcher } from '@causeway/react/execution'
import {
  quoteQueryKey,
  quoteQueryOptions,
  requestsInfiniteQueryOptions,
  requestStatusQueryOptions,
} from '@causeway/react/query'
import { markFetched } from '../../../src/client/fetchedAnswers.ts'
import { depositRecordsQueryOptions } from '../../../src/query/service/depositRecords.ts'
import { orderSignatureQueryOptions } from '../../../src/query/service/orderSignature.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

const quotes = await getQuoteOfEachKind()

/** A provider that records requests to its history, which is empty. */
function create() {
  const asked: string[] = []
  const client = clientOf(async (url) => {
    asked.push(String(url))
    return Response.json({ requests: [] })
  })
  const requestWatcher = createRequestWatcher(client, { locks: createMemoryLocks() })
  return { asked, config: { client, requestWatcher } }
}

/** What react-query gets from an option for a query in this state. */
const answerOf = (option: unknown, state: object): unknown => {
  if (typeof option !== 'function') throw new TypeError('It is no function.')
  return option({
    state: { data: undefined, error: null, dataUpdatedAt: 0, errorUpdatedAt: 0, ...state },
  } as Query)
}

const failure = (status: number) => new ServiceError({ endpoint: '/quote', status })

describe('refetch intervals', () => {
  it('default: reads a quote every 15 seconds, unless it was refused for good', () => {
    const { refetchInterval } = quoteQueryOptions(create().config, {})
    expect(answerOf(refetchInterval, {})).toBe(15_000)
    expect(answerOf(refetchInterval, { error: failure(503) })).toBe(15_000)
    expect(answerOf(refetchInterval, { error: failure(400) })).toBe(false)
  })

  it('default: reads a status that nothing follows, until this page has fetched its end', () => {
    const { refetchInterval } = requestStatusQueryOptions(create().config, { requestId: '0x1' })
    expect(answerOf(refetchInterval, {})).toBe(3_000)
    expect(answerOf(refetchInterval, { data: markFetched({ status: 'pending' }) })).toBe(3_000)
    expect(answerOf(refetchInterval, { data: { status: 'success' } })).toBe(3_000)
    for (const status of ['success', 'failure', 'refund'])
      expect(answerOf(refetchInterval, { data: markFetched({ status }) })).toBe(false)
  })

  it('default: reads a list while something in it may change, by the later of its answers and failures', () => {
    const { refetchInterval, refetchOnMount } = requestsInfiniteQueryOptions(create().config, { user: null })
    const now = Date.parse('2026-01-01T12:00:00Z')
    const pending = { status: 'pending', updatedAt: '2026-01-01T11:00:00Z' }
    const data = { pages: [{ requests: [pending], unreadable: [] }], pageParams: [{ offset: 0 }] }
    expect(answerOf(refetchInterval, {})).toBe(false)
    expect(answerOf(refetchInterval, { data, dataUpdatedAt: now, errorUpdatedAt: 0 })).toBe(30_000)
    expect(answerOf(refetchInterval, { data, dataUpdatedAt: 0, errorUpdatedAt: now })).toBe(30_000)
    // A day later it is not expected to move.
    expect(answerOf(refetchInterval, { data, dataUpdatedAt: now + 86_400_000 })).toBe(false)
    expect(answerOf(refetchOnMount, {})).toBe(true)
    expect(answerOf(refetchOnMount, { data })).toBe('always')
    expect(answerOf(refetchOnMount, { data: { ...data, pages: data.pages.map(markFetched) } })).toBe(true)
  })

  it('default: reads the records of a deposit while they or a refund are awaited', () => {
    const { config } = create()
    const pauseOf = (isDue: boolean, state: object) =>
      answerOf(
        depositRecordsQueryOptions(config, { which: { id: '0x1' }, isRefundDue: () => isDue })
          .refetchInterval,
        state,
      )
    const now = Date.parse('2026-01-01T12:00:00Z')
    const data = (updatedAt: string | undefined) => ({ requests: [{ status: 'success', updatedAt }] })
    const at = (updatedAt: string | undefined, dataUpdatedAt = now) => ({
      data: data(updatedAt),
      dataUpdatedAt,
    })
    expect(pauseOf(true, {})).toBe(false)
    expect(pauseOf(false, at('2026-01-01T12:00:00Z'))).toBe(false)
    expect(pauseOf(true, at('2026-01-01T12:00:00Z'))).toBe(5_000)
    expect(pauseOf(true, at(undefined))).toBe(5_000)
    expect(pauseOf(true, at('2026-01-01T11:58:00Z'))).toBe(10_000)
    expect(pauseOf(true, at('2026-01-01T11:00:00Z'))).toBe(60_000)
    expect(pauseOf(true, at('2025-12-31T12:00:01Z'))).toBe(60_000)
    expect(pauseOf(true, at('2025-12-31T12:00:00Z'))).toBe(false)
    // The latest of several records counts, unless another request superseded it.
    const [early, late] = [{ updatedAt: '2026-01-01T11:00:00Z' }, { updatedAt: '2026-01-01T11:58:00Z' }]
    const several = (last: object) =>
      pauseOf(true, {
        data: { requests: [early, last, early].map((one) => ({ status: 'success', ...one })) },
        dataUpdatedAt: now,
      })
    expect(several(late)).toBe(10_000)
    expect(several({ ...late, supersededByRequestId: '0x2' })).toBe(60_000)
  })
})

describe('query parameters', () => {
  it('default: reads the records of a deposit with what belongs to them, and none while nothing is named', async () => {
    const { asked, config } = create()
    const isRefundDue = () => false
    const queryClient = new QueryClient()
    onTestFinished(() => queryClient.clear())
    await queryClient.fetchQuery(
      depositRecordsQueryOptions(config, { which: { depositAddress: '0xA' }, isRefundDue }),
    )
    const { searchParams } = new URL(asked[0] ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      depositAddress: '0xA',
      includeChildRequests: 'true',
      limit: '50',
    })
    expect(depositRecordsQueryOptions(config, { which: undefined, isRefundDue }).queryFn).toBe(skipToken)
  })

  it('default: reads no status without an ID', () => {
    const { config } = create()
    for (const requestId of [undefined, null as never])
      expect(requestStatusQueryOptions(config, { requestId }).queryFn).toBe(skipToken)
  })

  it('default: checks whether an order is signed; unknown without an order, and nothing without a quote', async () => {
    const { config } = create()
    const read = async (quote: (typeof quotes)['order']) =>
      (await new QueryClient().fetchQuery(orderSignatureQueryOptions(config, quote))).value
    const { protocol: _, ...unordered } = quotes.order
    expect(await read(unordered as typeof quotes.order)).toBeNull()
    expect([true, false, null]).toContain(await read(quotes.order))
    expect(orderSignatureQueryOptions(config, undefined).queryFn).toBe(skipToken)
  })

  it('behavior: gives an invalid number its own key', () => {
    const { config } = create()
    const keyOf = (ttl: number | null) => JSON.stringify(quoteQueryKey(config, { ttl } as object))
    expect(new Set([Number.NaN, Infinity, -Infinity, null, 60].map(keyOf)).size).toBe(5)
    expect(keyOf(60)).toContain('60')
    expect(keyOf(Number.NaN)).toContain('"NaN"')
  })
})

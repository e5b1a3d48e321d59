// @vitest-environment jsdom
import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { quoteQueryKey, quoteQueryOptions } from '@causeway/react/query'
import { isFetched } from '../../../src/client/fetchedAnswers.ts'
import { findMissingParameter, quoteRefreshMs } from '../../../src/query/service/quote.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A component with a quote, at a provider that answers the n-th request like this. */
function setUp(answer: (asked: number) => Response | undefined) {
  const env = createTestEnvironment()
  const service = { asked: 0 }
  const client = clientOf(async (...request) => {
    service.asked += 1
    return answer(service.asked) ?? env.sandbox.fetch(...request)
  })
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, quoteQueryOptions({ client }, env.quoteParameters()))
  onTestFinished(observer.subscribe(() => {}))
  onTestFinished(() => queryClient.clear())
  return { env, client, service, observer }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refusal = () => Response.json({ message: 'No.', errorCode: 'NO_QUOTES' }, { status: 400 })
const limited = () => Response.json({ message: 'Wait.' }, { status: 429, headers: { 'retry-after': '40' } })
const outage = () => Response.json({ message: 'Later.' }, { status: 503 })

describe('quoteQueryOptions', () => {
  it('default: asks for a new quote every 15 seconds, and shows the last one until it is there', async () => {
    const { service, observer } = setUp(() => undefined)
    await pass(1_000)
    const first = observer.getCurrentResult().data
    expect(service.asked).toBe(1)
    await pass(quoteRefreshMs - 2_000)
    expect(service.asked).toBe(1)
    await pass(3_000)
    expect(service.asked).toBe(2)
    expect(observer.getCurrentResult().data?.receivedAt).toBeGreaterThan(first?.receivedAt ?? Infinity)
    await pass(2 * quoteRefreshMs)
    expect(service.asked).toBe(4)
  })

  it('behavior: requests a refused quote once', async () => {
    const { service, observer } = setUp(refusal)
    await pass(10 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { errorCode: 'NO_QUOTES' } })
    expect(service.asked).toBe(1)
  })

  it('behavior: asks nothing while a parameter is missing, names it, and rejects a misspelled name', async () => {
    const env = createTestEnvironment()
    const config = { client: env.client }
    const whole = env.quoteParameters()
    expect(quoteQueryOptions(config, whole).queryFn).toEqual(expect.any(Function))
    expect(findMissingParameter(whole)).toBeUndefined()
    for (const argument of [
      'user',
      'originChainId',
      'originCurrency',
      'destinationChainId',
      'destinationCurrency',
      'amount',
      'tradeType',
    ]) {
      const parameters = { ...whole, [argument]: undefined }
      expect(findMissingParameter(parameters)).toEqual({ argument })
      expect(quoteQueryOptions(config, parameters).queryFn, argument).toBe(skipToken)
      // Fields of the page's own are no names of ours.
      const extended = { ...parameters, extraFields: { own: 1 } }
      expect(quoteQueryOptions(config, extended).queryFn, argument).toBe(skipToken)
      const misspelled = { ...parameters, amont: 5n }
      await expect(new QueryClient().fetchQuery(quoteQueryOptions(config, misspelled))).rejects.toMatchObject(
        {
          name: 'InvalidRequestError',
          field: 'amont',
        },
      )
    }
  })

  it('parameters: query – applies the page’s options, except those that identify this quote', () => {
    const { client, quoteParameters } = createTestEnvironment()
    const parameters = quoteParameters()
    const options = quoteQueryOptions(
      { client },
      {
        ...parameters,
        query: { staleTime: 7, retry: 5, structuralSharing: false, queryKey: ['own'] } as object,
      },
    )
    expect(options).toMatchObject({
      staleTime: 7,
      retry: 5,
      structuralSharing: false,
      gcTime: client.quoteMaxAgeMs,
      queryKey: quoteQueryKey({ client }, parameters),
    })
  })

  it('parameters: query.select – treats what is selected from a fetched quote as fetched', async () => {
    const { client, quoteParameters } = createTestEnvironment()
    const select = ({ parameters }: Quote) => ({ asked: parameters.amount })
    const options = quoteQueryOptions({ client }, { ...quoteParameters(), query: { select } })
    const quote = await new QueryClient().fetchQuery<Quote>({ ...options, select: undefined } as never)
    const selected = options.select?.(quote)
    expect(selected).toEqual({ asked: quoteParameters().amount })
    expect(isFetched(selected)).toBe(true)
    expect(isFetched(options.select?.({ ...quote }))).toBe(false)
    expect(quoteQueryOptions({ client }, quoteParameters())).not.toHaveProperty('select')
  })

  it('error: refuses a parameter that contains itself', () => {
    const { client, quoteParameters } = createTestEnvironment()
    const additionalData: Record<string, unknown> = {}
    additionalData['all'] = { of: additionalData }
    expect(() => quoteQueryOptions({ client }, { ...quoteParameters(), additionalData })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', field: 'additionalData.all.of' }),
    )
  })

  it('behavior: stops asking after a refusal, even if a quote was given before', async () => {
    const { service, observer } = setUp((asked) => (asked < 3 ? undefined : refusal()))
    await pass(10 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', isRefetchError: true })
    expect(service.asked).toBe(3)
  })

  it('behavior: asks again after an outage', async () => {
    const { service, observer } = setUp((asked) => (asked < 3 ? outage() : undefined))
    await pass(1_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { status: 503 } })
    await pass(2 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null })
    expect(service.asked).toBe(3)
  })

  it('behavior: requests no quote during a rate limit, whatever asks for it', async () => {
    const { service, observer, env, client } = setUp((asked) => (asked < 2 ? limited() : undefined))
    await pass(10_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { retryAfterMs: 40_000 } })
    await observer.refetch()
    expect(observer.getCurrentResult().error).toMatchObject({ name: 'RateLimitError', retryAfterMs: 30_000 })
    const other = { ...env.quoteParameters(), amount: 7_000_000n }
    await expect(new QueryClient().fetchQuery(quoteQueryOptions({ client }, other))).rejects.toMatchObject({
      retryAfterMs: 30_000,
    })
    await pass(29_000)
    expect(service.asked).toBe(1)
    await pass(2_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null })
    expect(service.asked).toBe(2)
  })

  it('behavior: doesn’t wait longer when the clock is set back', async () => {
    const env = createTestEnvironment()
    const clock = { now: () => now, sleep: () => new Promise<void>(() => {}) }
    let now = 5_000_000
    let asked = 0
    const client = clientOf(async (...request) => {
      asked += 1
      return asked === 1 ? limited() : env.sandbox.fetch(...request)
    }, clock)
    const options = quoteQueryOptions({ client }, { ...env.quoteParameters(), query: { retry: false } })
    const ask = () => new QueryClient().fetchQuery(options)
    await expect(ask()).rejects.toMatchObject({ retryAfterMs: 40_000 })
    now += 39_000
    await expect(ask()).rejects.toMatchObject({ retryAfterMs: 1_000 })
    now -= 3_600_000
    await expect(ask()).resolves.toBeDefined()
  })
})

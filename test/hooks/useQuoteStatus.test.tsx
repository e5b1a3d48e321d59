import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getQuote, type Quote, createClient } from '@causeway/react/actions'
import { useQuote, useQuoteStatus, type UseQuoteStatusParameters } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

const nothing = { data: undefined, isError: false, isLoading: false, isPaused: false, failureCount: 0 }
const env = createTestEnvironment()
const client = createClient({ baseUrl: env.client.baseUrl, quoteMaxAgeMs: 45_000 })
let quote: Quote

beforeEach(async () => {
  quote = await getQuote(env.client, env.quoteParameters())
  vi.useFakeTimers({ now: quote.receivedAt })
})
afterEach(() => {
  vi.useRealTimers()
})

const render = (query: Partial<UseQuoteStatusParameters>) =>
  renderHookWithCauseway(() => useQuoteStatus({ ...nothing, ...query }), env, { client }).result

describe('useQuoteStatus', () => {
  it.each([
    ['nothing is requested', {}, 'idle'],
    ['the answer is on its way', { isLoading: true }, 'loading'],
    ['the page is offline', { isLoading: true, isPaused: true }, 'offline'],
    ['the request failed', { isError: true }, 'error'],
  ])('parameters: without a quote, %s', (_, query, status) => {
    expect(render(query).current).toEqual({ status, freshness: undefined })
  })

  it.each([
    ['a new one is being requested', { failureCount: 1 }, 'loading'],
    ['the page is offline', { isPaused: true }, 'offline'],
    ['the last request failed', { isError: true }, 'error'],
  ])('parameters: with a quote, when %s', (_, query, status) => {
    expect(render({ data: quote, ...query }).current).toEqual({ status, freshness: 'fresh' })
  })

  it('behavior: gets stale and expires by itself', async () => {
    const result = render({ data: quote })
    for (const [afterMs, status, freshness] of [
      [0, 'ready', 'fresh'],
      [29_999, 'ready', 'fresh'],
      [2, 'ready', 'stale'],
      [14_998, 'ready', 'stale'],
      [2, 'expired', 'expired'],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(afterMs))
      expect(result.current).toEqual({ status, freshness })
    }
  })

  it('behavior: doesn’t make a quote younger when the clock is set back', async () => {
    const service = createClient({ baseUrl: env.client.baseUrl, fetch: env.sandbox.fetch })
    const parameters = env.quoteParameters()
    let isDown = false
    const { result } = renderHookWithCauseway(
      () => {
        const query = useQuote({ ...parameters, query: { refetchInterval: () => !isDown && 15_000 } })
        return { query, ...useQuoteStatus(query) }
      },
      env,
      { client: service },
    )
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(5_000)
    vi.setSystemTime(Date.now() - 50_000)
    await pass(15_000)
    // The answer is the same one, and shared with the one before.
    expect(result.current).toMatchObject({ status: 'ready', freshness: 'fresh' })
    isDown = true
    await pass(15_000)
    vi.setSystemTime(Date.now() - 50_000)
    await pass(60_001)
    expect(result.current).toMatchObject({ status: 'expired', freshness: 'expired' })
  })

  it('behavior: isn’t ready for a quote restored from a cache, whatever its age', async () => {
    const later = { ...quote, receivedAt: quote.receivedAt + 20_000 }
    expect(render({ data: later }).current.status).toBe('loading')
    expect(render({ data: structuredClone(quote) }).current.status).toBe('loading')
  })

  it.each([
    ['as it is', undefined],
    ['selected', (data: Quote): Quote => ({ ...data })],
  ])('behavior: asks again at once, and is ready with the answer: %s', async (_, select) => {
    const parameters = env.quoteParameters()
    const restored = { ...quote, details: { ...quote.details, recipient: quote.steps[0]?.id ?? '' } }
    const seen: string[] = []
    const { result } = renderHookWithCauseway(
      () => {
        const query = useQuote({
          ...parameters,
          query: {
            initialData: restored,
            initialDataUpdatedAt: quote.receivedAt + 10_000,
            ...(select && { select }),
          },
        })
        const { status } = useQuoteStatus(query)
        seen.push(`${status} ${query.data?.details.recipient === restored.details.recipient}`)
        return { status, query }
      },
      env,
      { client: createClient({ baseUrl: env.client.baseUrl, fetch: env.sandbox.fetch }) },
    )
    expect(seen[0]).toBe('loading true')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(result.current.status).toBe('ready')
    // It shares its structure with the last answer, but comes from the provider.
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(result.current.status).toBe('ready')
    expect(seen).not.toContain('ready true')
  })

  it('behavior: isn’t ready while a quote’s refresh fails, nor while it is requested once more', async () => {
    let failures = 0
    let isDown = false
    const service = createClient({
      baseUrl: env.client.baseUrl,
      fetch: async (...request) => {
        if (!isDown) return env.sandbox.fetch(...request)
        failures += 1
        throw new TypeError('fetch failed')
      },
    })
    const parameters = env.quoteParameters()
    const { result } = renderHookWithCauseway(
      () => {
        const query = useQuote({ ...parameters, query: { retryDelay: 2_000 } })
        return { query, ...useQuoteStatus(query) }
      },
      env,
      { client: service },
    )
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(1_000)
    expect(result.current).toMatchObject({ status: 'ready', freshness: 'fresh' })
    isDown = true
    await pass(15_000)
    expect(failures).toBe(1)
    expect(result.current).toMatchObject({ status: 'loading', query: { data: expect.anything() } })
    await pass(2_000)
    expect(failures).toBe(2)
    expect(result.current).toMatchObject({ status: 'error', query: { data: expect.anything() } })
    isDown = false
    await pass(15_000)
    expect(result.current).toMatchObject({ status: 'ready', freshness: 'fresh' })
  })

  it.each([
    ['another object', {}, ', with `receivedAt`'],
    ['a number', 5, ''],
  ])('error: refuses %s instead of a quote', (_, data, detail) => {
    expect(() => render({ data: data as never })).toThrow(
      `The argument "data" of \`useQuoteStatus\` is invalid: it must come from \`useQuote\`${detail}.`,
    )
  })
})

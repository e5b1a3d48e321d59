// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { RateLimitError } from '@causeway/react/actions'
import { indicativeRefetchInterval } from '../../../../../src/widgets/swap/model/quote/indicativeQuote.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The seconds of an hour at which a price is requested from a provider that answers the first requests. */
async function secondsOf(answers: number, error = new Error('No.')): Promise<number[]> {
  const asked: number[] = []
  const start = Date.now()
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, {
    queryKey: ['price'],
    queryFn: async () => {
      asked.push((Date.now() - start) / 1_000)
      if (asked.length > answers) throw error
      return asked.length
    },
    retry: false,
    // One cast: the interval reads the state of the query, and never the quote.
    refetchInterval: indicativeRefetchInterval as never,
  })
  onTestFinished(observer.subscribe(() => {}))
  onTestFinished(() => queryClient.clear())
  await vi.advanceTimersByTimeAsync(3_600_000)
  return asked
}

it('default: asks for a price again for two minutes', async () => {
  expect(await secondsOf(Infinity)).toEqual([0, 30, 60, 90, 120])
})

it('error: requests no price again after a refusal', async () => {
  expect(await secondsOf(0)).toEqual([0])
  expect(await secondsOf(2)).toEqual([0, 30, 60])
})

it('error: requests a price again after the wait of a rate limit, but not forever', async () => {
  const limit = { endpoint: 'POST /quote', status: 429 }
  const limited = new RateLimitError({ ...limit, retryAfterMs: 40_000 })
  expect(await secondsOf(0, limited)).toEqual([0, 40, 80, 120, 160])
  expect(await secondsOf(0, new RateLimitError(limit))).toEqual([0])
})

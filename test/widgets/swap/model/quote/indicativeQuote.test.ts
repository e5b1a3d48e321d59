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

/** At which seconds a price is asked for in an hour, of a service that answers its first so many questions. */
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
    // One cast: the interval looks at how the query went, and never at the quote.
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

it('error: a refused price is asked for no more', async () => {
  expect(await secondsOf(0)).toEqual([0])
  expect(await secondsOf(2)).toEqual([0, 30, 60])
})

it('error: after a rate limit it is asked for again once the wait is over, and not for ever', async () => {
  const limit = { endpoint: 'POST /quote', status: 429 }
  const limited = new RateLimitError({ ...limit, retryAfterMs: 40_000 })
  expect(await secondsOf(0, limited)).toEqual([0, 40, 80, 120, 160])
  expect(await secondsOf(0, new RateLimitError(limit))).toEqual([0])
})

// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { indicativeRefetchInterval } from '../../../../../src/widgets/swap/model/quote/indicativeQuote.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** At which seconds a price is asked for in an hour, of a service that answers its first so many questions. */
async function secondsOf(answers: number): Promise<number[]> {
  const asked: number[] = []
  const start = Date.now()
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, {
    queryKey: ['price'],
    queryFn: async () => {
      asked.push((Date.now() - start) / 1_000)
      if (asked.length > answers) throw new Error('No.')
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

it('default: a price is asked for anew for two minutes', async () => {
  expect(await secondsOf(Infinity)).toEqual([0, 30, 60, 90, 120])
})

it('error: a refused price is asked for no more', async () => {
  expect(await secondsOf(0)).toEqual([0])
  expect(await secondsOf(2)).toEqual([0, 30, 60])
})

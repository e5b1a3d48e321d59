import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getQuote, type Clock } from '@causeway/react/actions'
import { useIsQuoteLimited } from '../../../../src/hooks/internal/quotes/useIsQuoteLimited.ts'
import { askUnlessLimited } from '../../../../src/query/service/quoteLimit.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['stays', 0, 30_000],
  ['is set back a little', 4_000, 34_000],
  ['is set back by an hour', 3_600_000, 30_000],
])(
  'behavior: quotes are held for as long as the provider asked, when the clock %s',
  async (_, backMs, maxDelayMs) => {
    let shiftMs = 0
    const clock: Clock = { now: () => Date.now() - shiftMs, sleep: systemClock.sleep }
    const headers = { 'retry-after': '30' }
    const client = clientOf(
      async () => Response.json({ message: 'Slow down' }, { status: 429, headers }),
      clock,
    )
    const asked = askUnlessLimited(client, () => getQuote(client, env.quoteParameters()))
    const error: Error = await asked.then(
      () => new Error('a quote'),
      (reason: Error) => reason,
    )
    const { result } = renderHookWithCauseway(() => useIsQuoteLimited(error), env, { client })
    expect(result.current).toBe(true)
    shiftMs = backMs
    await act(() => vi.advanceTimersByTimeAsync(maxDelayMs - 1))
    expect(result.current).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(4))
    expect(result.current).toBe(false)
  },
)

import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getQuote, createClient } from '@causeway/react/actions'
import { ReviewWidget } from '@causeway/react/widgets'
import { useNow } from '../../../src/widgets/activity/model/useNow.ts'
import { useIsOverdue } from '../../../src/widgets/progress/model/useIsOverdue.ts'
import { useTicks } from '../../../src/widgets/shared/hooks/useTicks.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

// Years before the machine's: whatever mixes the two is far off.
const start = Date.UTC(2001, 0, 1)

function setUp() {
  const env = createTestEnvironment()
  const clock = { time: start, now: () => clock.time, sleep: () => new Promise<void>(() => {}) }
  const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: env.sandbox.fetch, clock })
  return { env, clock, client }
}

afterEach(() => {
  vi.useRealTimers()
})

it('behavior: Review.TimeLeft: counts by the client’s clock', async () => {
  const { env, clock, client } = setUp()
  const quote = await getQuote(client, env.quoteParameters('USDC'))
  clock.time += client.quoteMaxAgeMs - 7_000
  renderWithCauseway(
    <ReviewWidget quote={quote} onConfirm={() => {}} onRefresh={() => {}} onClose={() => {}} />,
    env,
    { client },
  )
  expect(screen.getByRole('img', { name: /\b7\s?s/ })).toHaveAttribute('data-state', 'running')
})

it('behavior: useTicks: counts by the clock of the client', () => {
  const { env, clock, client } = setUp()
  clock.time += 25_000
  const { result } = renderHookWithCauseway(() => useTicks(start, 10_000), env, { client })
  expect(result.current).toBe(2)
})

it('default: useNow: gives the time of the client’s clock', () => {
  const { env, client } = setUp()
  const { result } = renderHookWithCauseway(() => useNow(), env, { client })
  expect(result.current).toBe(start)
})

it.each([
  [-1, false],
  [1, true],
])('behavior: useIsOverdue: is, %i ms after twice the estimate, %s', (afterMs, isOverdue) => {
  vi.useFakeTimers()
  const { env, clock, client } = setUp()
  clock.time += 20_000 + afterMs
  const { result, rerender } = renderHookWithCauseway(() => useIsOverdue(start, 10), env, { client })
  vi.advanceTimersByTime(0)
  rerender()
  expect(result.current).toBe(isOverdue)
})

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeld } from '../../../src/hooks/base/useHeld.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Values that wait while `isBehind`, and everything that was ever shown. */
function hold(value: string, clock = systemClock) {
  const seen: string[] = []
  const { result, rerender, unmount } = renderHook(
    ({ value, isBehind }) => {
      const shown = useHeld(value, (before) => isBehind && before !== 'kept by nobody', clock)
      seen.push(shown)
      return shown
    },
    { initialProps: { value, isBehind: false } },
  )
  return {
    seen,
    unmount,
    shown: () => result.current,
    set: (value: string, isBehind: boolean) => rerender({ value, isBehind }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('default: a value that need not wait is shown at once', async () => {
  const { seen, set, shown } = hold('one')
  set('two', false)
  expect(shown()).toBe('two')
  expect([...new Set(seen)]).toEqual(['one', 'two'])
})

it('behavior: the value before is shown until the details are there, and never in between', async () => {
  const { seen, set, shown, pass } = hold('filling')
  set('failed', true)
  await pass(1_999)
  expect(shown()).toBe('filling')
  set('failed, and refunded', false)
  expect(shown()).toBe('failed, and refunded')
  await pass(10_000)
  expect([...new Set(seen)]).toEqual(['filling', 'failed, and refunded'])
})

it('behavior: details that never come are waited for two seconds', async () => {
  const { set, shown, pass } = hold('filling')
  set('failed', true)
  await pass(1_999)
  expect(shown()).toBe('filling')
  await pass(1)
  expect(shown()).toBe('failed')
  // What is shown doesn't wait any more.
  set('failed', true)
  expect(shown()).toBe('failed')
})

it('behavior: the next value is waited for as long as the first one', async () => {
  const { set, shown, pass } = hold('filling')
  set('failed', true)
  await pass(2_000)
  expect(shown()).toBe('failed')
  set('refunded', true)
  expect(shown()).toBe('failed')
  await pass(1_999)
  expect(shown()).toBe('failed')
  await pass(1)
  expect(shown()).toBe('refunded')
})

it('behavior: a wait that has ended takes nothing from the next one', async () => {
  const { set, shown, pass } = hold('filling')
  set('failed', true)
  await pass(1_500)
  set('filling', true)
  await pass(1_000)
  set('failed', true)
  await pass(1_500)
  expect(shown()).toBe('filling')
  await pass(500)
  expect(shown()).toBe('failed')
})

it('behavior: nothing is waited for beside what may not stay', () => {
  const { set, shown } = hold('kept by nobody')
  set('failed', true)
  expect(shown()).toBe('failed')
})

it('behavior: no timer is left by a component that goes', async () => {
  const { set, unmount } = hold('filling')
  set('failed', true)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('behavior: by a clock that ends a sleep all the same, a wait that is over changes nothing', async () => {
  const ring = Promise.withResolvers<void>()
  const sleeps = [ring.promise, new Promise<void>(() => {})]
  const { set, shown, pass } = hold('filling', { ...systemClock, sleep: async () => sleeps.shift() })
  set('failed', true)
  set('filling', true)
  set('failed', true)
  ring.resolve()
  await pass(0)
  expect(shown()).toBe('filling')
})

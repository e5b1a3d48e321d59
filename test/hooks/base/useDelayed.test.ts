// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDelayed } from '../../../src/hooks/base/useDelayed.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Values that wait while `isBehind`, and everything that was ever shown. */
function show(value: string, { clock = systemClock, isBehind = false } = {}) {
  const seen: string[] = []
  const { result, rerender, unmount } = renderHook(
    ({ value, isBehind }) => {
      const shown = useDelayed(value, (before) => isBehind && before !== 'kept by nobody', clock)
      seen.push(shown)
      return shown
    },
    { initialProps: { value, isBehind } },
  )
  return {
    seen,
    unmount,
    shown: () => result.current,
    set: (value: string, isBehind: boolean) => rerender({ value, isBehind }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('default: shows a value at once that needn’t wait', async () => {
  const { seen, set, shown } = show('one')
  set('two', false)
  expect(shown()).toBe('two')
  expect([...new Set(seen)]).toEqual(['one', 'two'])
})

it('default: shows the first value at once, though its details are missing', () => {
  const { seen } = show('failed', { isBehind: true })
  expect([...new Set(seen)]).toEqual(['failed'])
})

it('behavior: shows the previous value until the details arrive, and nothing in between', async () => {
  const { seen, set, shown, pass } = show('filling')
  set('failed', true)
  await pass(1_999)
  expect(shown()).toBe('filling')
  set('failed, and refunded', false)
  expect(shown()).toBe('failed, and refunded')
  await pass(10_000)
  expect([...new Set(seen)]).toEqual(['filling', 'failed, and refunded'])
})

it('behavior: waits two seconds for details that never arrive', async () => {
  const { set, shown, pass } = show('filling')
  set('failed', true)
  await pass(1_999)
  expect(shown()).toBe('filling')
  await pass(1)
  expect(shown()).toBe('failed')
  // What is shown doesn't wait any more.
  set('failed', true)
  expect(shown()).toBe('failed')
})

it('behavior: waits as long for the next value', async () => {
  const { set, shown, pass } = show('filling')
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

it('behavior: restarts each wait', async () => {
  const { set, shown, pass } = show('filling')
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

it('behavior: doesn’t wait while a value is shown that must not stay', () => {
  const { set, shown } = show('kept by nobody')
  set('failed', true)
  expect(shown()).toBe('failed')
})

it('behavior: leaves no timer after unmounting', async () => {
  const { set, unmount } = show('filling')
  set('failed', true)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('behavior: ignores an aborted sleep that still resolves', async () => {
  const ring = Promise.withResolvers<void>()
  const sleeps = [ring.promise, new Promise<void>(() => {})]
  const { set, shown, pass } = show('filling', {
    clock: { ...systemClock, sleep: async () => sleeps.shift() },
  })
  set('failed', true)
  set('filling', true)
  set('failed', true)
  ring.resolve()
  await pass(0)
  expect(shown()).toBe('filling')
})

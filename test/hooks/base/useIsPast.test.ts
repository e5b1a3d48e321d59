// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsPast } from '../../../src/hooks/base/useIsPast.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('default: is true from the moment on', async () => {
  const { result } = renderHook(() => useIsPast(6_000, systemClock))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(result.current).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(2))
  expect(result.current).toBe(true)
})

it('behavior: still turns true if its timer fires a millisecond early by the clock', async () => {
  const { result } = renderHook(() => useIsPast(6_000, systemClock))
  vi.setSystemTime(4_999)
  await act(() => vi.advanceTimersByTimeAsync(1_001))
  expect(result.current).toBe(true)
})

it('behavior: waits longer if the clock was set back meanwhile', async () => {
  const { result } = renderHook(() => useIsPast(6_000, systemClock))
  vi.setSystemTime(2_000)
  await act(() => vi.advanceTimersByTimeAsync(3_999))
  expect(result.current).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(2))
  expect(result.current).toBe(true)
})

it('behavior: stays true when the clock is set back, but not for another time', async () => {
  let time = 91_000
  const clock = { now: () => time, sleep: () => new Promise<void>(() => {}) }
  const { result, rerender } = renderHook(({ at }) => useIsPast(at, clock), { initialProps: { at: 91_000 } })
  expect(result.current).toBe(true)
  time = 60_000
  rerender({ at: 91_000 })
  expect(result.current).toBe(true)
  rerender({ at: 92_000 })
  expect(result.current).toBe(false)
})

it('behavior: asks the caller again for the time once it has passed', async () => {
  let at = 6_000
  const clock = { ...systemClock, now: () => 5_000 }
  const { result } = renderHook(() => useIsPast(at, clock))
  // The clock was set back, and the caller knows.
  at = 4_000
  await act(() => vi.advanceTimersByTimeAsync(1_001))
  expect(result.current).toBe(true)
})

it('behavior: looks each time that the page becomes visible', () => {
  let at = 9_000
  const clock = { now: () => 5_000, sleep: () => new Promise<void>(() => {}) }
  const asked: number[] = []
  renderHook(() => {
    asked.push(at)
    return useIsPast(at, clock)
  })
  for (const next of [8_000, 7_000]) {
    at = next
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked.at(-1)).toBe(next)
  }
})

it('behavior: is false on a server, whose page may be read at any time', () => {
  const Page = () => String(useIsPast(4_000, systemClock))
  expect(renderToString(createElement(Page))).toBe('false')
})

it('parameters: stays false without a time', async () => {
  const { result } = renderHook(() => useIsPast(undefined, systemClock))
  await act(() => vi.advanceTimersByTimeAsync(1_000_000))
  expect(result.current).toBe(false)
})

it('parameters: clock: takes the time from it, and not from the machine', async () => {
  const ring = Promise.withResolvers<void>()
  const clock = { now: () => time, sleep: () => ring.promise }
  let time = 90_000
  const { result } = renderHook(() => useIsPast(91_000, clock))
  await act(() => vi.advanceTimersByTimeAsync(1_000_000))
  expect(result.current).toBe(false)
  time = 91_000
  await act(async () => ring.resolve())
  expect(result.current).toBe(true)
})

it('behavior: sleeps once, until a millisecond later, and leaves no timer after unmounting', async () => {
  const delays: number[] = []
  const clock = {
    ...systemClock,
    sleep(delayMs: number, signal?: AbortSignal) {
      delays.push(delayMs)
      return systemClock.sleep(delayMs, signal)
    },
  }
  const first = renderHook(() => useIsPast(6_000, clock))
  await act(() => vi.advanceTimersByTimeAsync(1_001))
  expect(first.result.current).toBe(true)
  expect(delays).toEqual([1_001])
  const second = renderHook(() => useIsPast(90_000, clock))
  expect(vi.getTimerCount()).toBe(1)
  second.unmount()
  expect(vi.getTimerCount()).toBe(0)
  renderHook(() => useIsPast(undefined, clock))
  expect(delays).toHaveLength(2)
})

it('behavior: waits for the new moment in place of the previous one', async () => {
  const { result, rerender } = renderHook(({ at }) => useIsPast(at, systemClock), {
    initialProps: { at: 90_000 },
  })
  rerender({ at: 6_000 })
  expect(vi.getTimerCount()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(1_001))
  expect(result.current).toBe(true)
})

it('behavior: looks at the clock when the page becomes visible, until it unmounts', async () => {
  const now = vi.fn(() => 5_000)
  const clock = { now, sleep: () => new Promise<void>(() => {}) }
  const [added, removed] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')]
  const { result, unmount } = renderHook(() => useIsPast(6_000, clock))
  now.mockReturnValue(7_000)
  expect(result.current).toBe(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(true)
  unmount()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

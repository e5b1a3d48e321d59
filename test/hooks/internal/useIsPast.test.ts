import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsPast } from '../../../src/hooks/internal/useIsPast.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('default: a moment is past when it has come', () => {
  const { result } = renderHook(() => useIsPast(6_000))
  act(() => vi.advanceTimersByTime(999))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(2))
  expect(result.current).toBe(true)
})

it('behavior: a timer that rings a millisecond early by the clock is no reason to wait for ever', () => {
  const { result } = renderHook(() => useIsPast(6_000))
  vi.setSystemTime(4_999)
  act(() => vi.advanceTimersByTime(1_001))
  expect(result.current).toBe(true)
})

it('parameters: no moment is never past', () => {
  const { result } = renderHook(() => useIsPast(undefined))
  act(() => vi.advanceTimersByTime(1_000_000))
  expect(result.current).toBe(false)
})

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestRecord, RequestState, RequestStatus } from '@causeway/react/schemas'
import { useDelayedLookup } from '../../../../src/hooks/deposits/tracking/useDelayedLookup.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [first, second] = ['0x11', '0x22']
const lookupOf = (status: RequestStatus) => ({ status }) as RequestState
const recordOf = (status: RequestStatus) => ({ status }) as RequestRecord

/** A lookup beside the history's record; it is one object as long as its status is the same. */
function follow(status: RequestStatus | undefined) {
  const lookups = new Map<RequestStatus, RequestState>()
  const find = (status: RequestStatus) => {
    const lookup = lookups.get(status) ?? lookupOf(status)
    lookups.set(status, lookup)
    return lookup
  }
  const { result, rerender } = renderHook(
    ({ looked, requestId, history }) =>
      useDelayedLookup(looked && find(looked), {
        requestId,
        record: history && recordOf(history),
        clock: systemClock,
      })?.status,
    {
      initialProps: {
        looked: status,
        requestId: first as string | undefined,
        history: status,
      },
    },
  )
  return {
    shown: () => result.current,
    /** What the provider reports now, and what its history still reports. */
    say: (looked: RequestStatus | undefined, history: RequestStatus | undefined, requestId = first) =>
      rerender({ looked, requestId, history }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it.each(['refund', 'failure'] as const)(
  'behavior: delays a %s until the history has it, for two seconds at most',
  async (end) => {
    const page = follow('pending')
    page.say(end, 'pending')
    expect(page.shown()).toBe('pending')
    page.say(end, end)
    expect(page.shown()).toBe(end)

    const later = follow('pending')
    later.say(end, 'pending')
    await later.pass(1_999)
    expect(later.shown()).toBe('pending')
    await later.pass(1)
    expect(later.shown()).toBe(end)
  },
)

it.each(['depositing', 'submitted', 'success'] as const)('behavior: shows %s at once', (status) => {
  const page = follow('pending')
  page.say(status, 'pending')
  expect(page.shown()).toBe(status)
})

it('behavior: waits for no history that can’t be read', () => {
  const page = follow('pending')
  page.say('failure', undefined)
  expect(page.shown()).toBe('failure')
})

it('behavior: shows a bad end at once where nothing, or an end, was shown before', () => {
  const page = follow(undefined)
  page.say('failure', 'pending')
  expect(page.shown()).toBe('failure')
  page.say('refund', 'failure')
  expect(page.shown()).toBe('refund')
})

it('behavior: never shows the lookup of another request', () => {
  const page = follow('pending')
  page.say('failure', 'pending', second)
  expect(page.shown()).toBe('failure')
})

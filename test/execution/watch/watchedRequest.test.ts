import { describe, expect, it, vi } from 'vitest'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import type { WatchRequestHints, WatchRequestParameters } from '@causeway/react/execution'
import {
  createWatchedRequest,
  mayHaveMoved,
  mergeHints,
  notifyLatecomer,
  notifySuperseded,
  notifyUnavailable,
  toLookup,
  untilWoken,
} from '../../../src/execution/watch/watchedRequest.ts'

const stateOf = (status: RequestStatus): RequestState => ({
  rawStatus: status,
  status,
  isDeposited: false,
  updatedAt: undefined,
})

/** A request that is followed for those who give these hints, in their order. */
function requestOf(...hints: (WatchRequestHints | undefined)[]) {
  const request = createWatchedRequest('0x1')
  for (const [at, hint] of hints.entries()) {
    request.listeners.add({
      requestId: '0x1',
      path: `/path/${at}`,
      getHints: hint && (() => hint),
      onStatus: () => {},
    })
  }
  return request
}

describe('mergeHints', () => {
  it.each<[string, (WatchRequestHints | undefined)[], WatchRequestHints]>([
    ['no listener', [], {}],
    ['a listener without a hint', [undefined], {}],
    ['a listener with a hint', [{ estimateMs: 3_000, sentAt: 7 }], { estimateMs: 3_000, sentAt: 7 }],
    [
      'several listeners: the latest one',
      [{ estimateMs: 3_000, sentAt: 7 }, { estimateMs: 4_000, sentAt: 8 }, {}],
      { estimateMs: 4_000, sentAt: 8 },
    ],
    [
      'two listeners with one hint each',
      [{ estimateMs: 3_000 }, { sentAt: 8 }],
      { estimateMs: 3_000, sentAt: 8 },
    ],
    ['a listener that sent it, and one that did not', [{ sentAt: 7 }, { sentAt: null }], { sentAt: 7 }],
    ['a listener that has not sent it', [{ sentAt: null }, {}], { sentAt: null }],
    ['an estimate of no time', [{ estimateMs: 0, sentAt: 0 }], { estimateMs: 0, sentAt: 0 }],
  ])('default: merges the hints of %s', (_, hints, merged) => {
    expect(mergeHints(requestOf(...hints))).toEqual({ estimateMs: undefined, sentAt: undefined, ...merged })
  })
})

describe('mayHaveMoved', () => {
  const at = 1_000_000

  it.each<[string, number | null | undefined, RequestStatus | undefined, boolean]>([
    ['sent a minute ago', at - 60_000, 'waiting', true],
    ['sent a moment later', at - 59_999, 'waiting', false],
    ['not sent', null, 'waiting', false],
    ['with an unknown time of sending', undefined, 'waiting', false],
    ['that the provider has not reported', at - 60_000, undefined, false],
    ['whose deposit has arrived', at - 60_000, 'submitted', false],
    ['that is over', at - 60_000, 'success', false],
  ])('default: decides for a request %s', (_, sentAt, status, expected) => {
    const request = requestOf({ sentAt })
    if (status) request.latest = stateOf(status)
    expect(mayHaveMoved(request, at)).toBe(expected)
  })
})

describe('toLookup', () => {
  it('default: uses the path of the first listener, until another request has superseded its own', () => {
    const request = requestOf({}, {})
    expect(toLookup(request)).toEqual({ requestId: '0x1', path: '/path/0' })
    request.latest = stateOf('waiting')
    notifySuperseded(request, '0x2')
    expect(toLookup(request)).toEqual({ requestId: '0x2', path: undefined })
    // The old request's status doesn't apply to the new one.
    expect(request.latest).toBeUndefined()
    expect(toLookup(requestOf())).toEqual({ requestId: '0x1', path: undefined })
  })
})

describe('listeners', () => {
  function listen() {
    const told: unknown[] = []
    const listener: WatchRequestParameters = {
      requestId: '0x1',
      onStatus: ({ status }) => told.push(status),
      onUnavailable: (error) => told.push(error),
      onSuperseded: (successor) => told.push(successor),
    }
    return { told, listener }
  }

  it('default: gives a late listener what is known, and nothing else', () => {
    const { told, listener } = listen()
    const request = requestOf()
    notifyLatecomer(request, listener)
    expect(told).toEqual([])
    request.latest = stateOf('pending')
    notifyLatecomer(request, listener)
    expect(told).toEqual(['pending'])
    request.successor = '0x2'
    notifyLatecomer(request, listener)
    expect(told).toEqual(['pending', '0x2', 'pending'])
  })

  it('behavior: needs no handlers for errors and successors', () => {
    const report = vi.spyOn(console, 'error')
    const request = requestOf({})
    const { told, listener } = listen()
    request.listeners.add(listener)
    const error = new TypeError('fetch failed')
    notifyUnavailable(request, error)
    notifySuperseded(request, '0x2')
    notifyLatecomer(request, { requestId: '0x1', onStatus: () => {} })
    expect(told).toEqual([error, '0x2'])
    // Nothing was thrown, which would be reported.
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })
})

describe('untilWoken', () => {
  it('default: resolves once it is woken, and stops waiting after its signal', async () => {
    const request = requestOf()
    const [first, second] = [new AbortController(), new AbortController()]
    const woken = untilWoken(request, first.signal)
    void untilWoken(request, second.signal)
    expect(request.wakers.size).toBe(2)
    second.abort()
    expect(request.wakers.size).toBe(1)
    for (const wake of request.wakers) wake()
    await expect(woken).resolves.toBeUndefined()
    first.abort()
    expect(request.wakers.size).toBe(0)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { RequestState } from '@causeway/react/schemas'
import { createWatchedRequest } from '../../../../src/execution/watch/watchedRequest.ts'
import { listenToOtherTab } from '../../../../src/execution/watch/tabs/listenToOtherTab.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { visiblePage } from '../../../support/environment/createTestExecution.ts'

/** A tab beside one that polls, and how often it asks the provider itself. A lookup at `/older` finds nothing. */
function listen() {
  const passed = { ms: 0, asked: 0 }
  const request = createWatchedRequest('0x1')
  const listening = listenToOtherTab(request, {
    client: clientOf(async (url) => {
      passed.asked += 1
      return Response.json({ status: 'waiting' }, { status: String(url).includes('/older') ? 404 : 200 })
    }),
    clock: { now: () => 1_000_000 + passed.ms, sleep: () => new Promise(() => {}) },
    page: visiblePage,
    channel: { post: () => {}, subscribe: () => () => {} },
    findSuccessor: async () => undefined,
  })
  /** How often it has asked by then. */
  const askedAfter = async (ms: number) => {
    passed.ms = ms
    listening.pollIfSilent()
    await new Promise(setImmediate)
    return passed.asked
  }
  return { request, listening, askedAfter }
}

describe('listenToOtherTab', () => {
  it('default: asks after ten silent seconds, and from then on every minute', async () => {
    const { askedAfter } = listen()
    const times = [9_999, 10_000, 69_999, 70_000]
    const asked: number[] = []
    for (const ms of times) asked.push(await askedAfter(ms))
    expect(asked).toEqual([0, 1, 1, 2])
  })

  it('behavior: uses the client’s lookup where the one that the step names is missing', async () => {
    const { request, askedAfter } = listen()
    const onStatus = vi.fn<(state: RequestState) => void>()
    const onUnavailable = vi.fn<(error: unknown) => void>()
    request.listeners.add({ requestId: '0x1', path: '/older/status', onStatus, onUnavailable })
    expect(await askedAfter(10_000)).toBe(2)
    expect(onStatus).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'waiting' }))
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  it('behavior: removes its listener once it is stopped', () => {
    const { request, listening } = listen()
    expect(request.wakers.size).toBe(1)
    listening.stop()
    expect(request.wakers.size).toBe(0)
  })
})

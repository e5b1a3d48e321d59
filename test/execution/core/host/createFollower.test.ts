import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFollower } from '../../../../src/execution/core/host/createFollower.ts'
import type { WatchRequestParameters } from '@causeway/react/execution'
import { createTestRun } from '../../../support/environment/createTestRun.ts'

/** A follower whose watcher reports as soon as it is asked. */
function createTold() {
  const { store } = createTestRun({ begun: 'sent' })
  const watches: (WatchRequestParameters & { isStopped: boolean })[] = []
  const follower = createFollower(
    {
      watch(parameters) {
        const watch = { ...parameters, isStopped: false }
        watches.push(watch)
        const state = {
          rawStatus: 'success',
          status: 'success',
          isDeposited: true,
          updatedAt: undefined,
        } as const
        parameters.onStatus(state)
        return { wake: () => {}, stop: () => void (watch.isStopped = true) }
      },
    },
    store,
  )
  return { store, follower, watches }
}

it('error: releases its lock and reports the errors of a watch that fails to stop or to wake', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => told.mockRestore())
  const { store } = createTestRun({ begun: 'sent' })
  const fail = () => {
    throw new Error('of the page')
  }
  const follower = createFollower({ watch: () => ({ wake: fail, stop: fail }) }, store)
  let isReleased = false
  follower.keepLock(() => (isReleased = true))
  follower.watch('0x1', undefined)
  follower.watch('0x1', undefined)
  follower.leave()
  expect([told.mock.calls.length, isReleased]).toEqual([2, true])
})

describe('a watcher that reports while it starts', () => {
  it('behavior: stops a watch that a listener leaves, and watches the next request', () => {
    const { store, follower, watches } = createTold()
    const end = store.subscribe(() => follower.leave())
    follower.watch('0x1', undefined)
    end()
    expect(watches).toMatchObject([{ requestId: '0x1', isStopped: true }])
    follower.watch('0x2', undefined)
    expect(watches.map(({ requestId }) => requestId)).toEqual(['0x1', '0x2'])
  })

  it('behavior: starts no second watch when a listener follows the request again', () => {
    const { store, follower, watches } = createTold()
    store.subscribe(() => follower.watch('0x1', undefined))
    follower.watch('0x1', undefined)
    expect(watches).toHaveLength(1)
    follower.leave()
    expect(watches).toMatchObject([{ isStopped: true }])
  })
})

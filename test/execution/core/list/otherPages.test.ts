import { ServiceError } from '@causeway/react/actions'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepReported } from '../../../support/runner/keepReported.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { day, now, recordOf, createPage, lockOf } from './createListPage.ts'

describe('a swap that another page runs', () => {
  it('default: is shown as that page stored it, and checked every five seconds', async () => {
    const { open, listed, held, watches, pauses, reads } = await createPage([
      recordOf('a', 'awaitingWallet'),
      recordOf('b', 'failed'),
      recordOf('c', 'success'),
    ])
    for (const id of ['a', 'b', 'c']) held.add(lockOf(id))
    open()
    await flushPromises()
    expect(listed().pending.toSorted()).toEqual(['a awaitingWallet elsewhere', 'b unconfirmed elsewhere'])
    expect(listed().past).toEqual(['c unconfirmed'])
    expect(watches.size).toBe(0)
    expect(pauses.map(({ ms }) => ms)).toEqual([5_000])
    const before = reads()
    pauses[0]?.end()
    await flushPromises()
    expect(reads()).toBe(before + 1)
    expect(pauses).toHaveLength(2)
  })

  it('behavior: is followed here once that page is gone', async () => {
    const { open, listed, held, pauses, watches } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    held.delete(lockOf('a'))
    pauses[0]?.end()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed'])
    expect([...watches.keys()]).toEqual(['0xa'])
    expect(pauses).toHaveLength(1)
  })

  it('error: is followed here as well once another page has held the lock for a minute', async () => {
    const { open, listed, held, pauses, watches, say, kept } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    const close = open()
    await flushPromises()
    const before = await kept.read()
    for (let seconds = 0; seconds < 60; seconds += 5) {
      expect([seconds, watches.size]).toEqual([seconds, 0])
      pauses.at(-1)?.end()
      await flushPromises()
    }
    expect([...watches.keys()]).toEqual(['0xa'])
    say('a', 'submitted')
    expect(listed().pending).toEqual(['a filling elsewhere'])
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
    // The other page stores it, if it runs at all.
    expect(await kept.read()).toEqual(before)
    close()
    expect(watches.get('0xa')?.isStopped).toBe(true)
  })

  it('error: is followed here as well if the clock is set back meanwhile', async () => {
    const { open, held, pauses, watches, setBack } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    setBack(day)
    pauses.at(-1)?.end()
    await flushPromises()
    expect([...watches.keys()]).toEqual(['0xa'])
  })

  it('behavior: is no longer asked about if the provider doesn’t know it', async () => {
    const { open, listed, held, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling', { startedAt: now }),
    ])
    for (const id of ['a', 'b']) held.add(lockOf(id))
    open()
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      await flushPromises()
      pauses.at(-1)?.end()
    }
    await flushPromises()
    const error = new ServiceError({ endpoint: 'GET /status', status: 404 })
    say('b', 'pending')
    for (const id of ['0xa', '0xb']) {
      for (let looks = 0; looks < 4; looks += 1) watches.get(id)?.onUnavailable?.(error)
      expect(watches.get(id)?.isStopped).toBe(false)
      watches.get(id)?.onUnavailable?.(error)
    }
    expect(watches.get('0xa')?.isStopped).toBe(true)
    // The provider has reported on this one.
    expect(watches.get('0xb')?.isStopped).toBe(false)
    expect(listed().pending.toSorted()).toEqual(['a unconfirmed elsewhere', 'b filling elsewhere'])
  })

  it('behavior: is followed to the request that superseded it', async () => {
    const { open, executions, listed, held, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
    ])
    held.add(lockOf('a'))
    open()
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      await flushPromises()
      pauses.at(-1)?.end()
    }
    await flushPromises()
    say('a', 'pending')
    watches.get('0xa')?.onSuperseded?.('0xnext')
    const [shown] = executions.getState().pending
    expect(shown?.state).toMatchObject({ requestId: '0xnext', requestState: undefined })
    say('a', 'success')
    expect(listed().past).toEqual(['a success'])
    expect(executions.getState().past[0]?.state.requestId).toBe('0xnext')
  })

  it('error: still follows the others while a lock never answers, and reports no exception', async () => {
    const reported = keepReported()
    const { open, executions, listed, hanging, limits, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling', { startedAt: now }),
    ])
    hanging.add(lockOf('a'))
    open()
    await flushPromises()
    expect([...watches.keys()]).toEqual(['0xb'])
    limits.at(-1)?.end()
    await flushPromises()
    expect(executions.getState().pending).toMatchObject([
      { place: 'here', isTracked: true },
      { place: 'unknown', isTracked: false },
    ])
    const shown = expect(executions.show('a')).rejects.toMatchObject({ name: 'LocksError' })
    await flushPromises()
    limits.at(-1)?.end()
    await shown
    for (let tries = 0; !watches.has('0xa') && tries < 20; tries += 1) {
      limits.at(-1)?.end()
      await flushPromises()
      pauses.at(-1)?.end()
      await flushPromises()
    }
    limits.at(-1)?.end()
    await flushPromises()
    say('a', 'success')
    expect(listed().past).toEqual(['a success'])
    expect(reported).toEqual([])
  })

  it('behavior: is over when that page stores that it is', async () => {
    const { open, listed, held, put, tell } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    tell()
    await flushPromises()
    expect(listed()).toEqual({ pending: [], past: ['a unconfirmed'] })
  })

  it('behavior: doesn’t keep the user from removing swaps that ended', async () => {
    const { open, executions, held } = await createPage([recordOf('a', 'filling'), recordOf('b', 'success')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('b')).toBe(true)
  })

  it('behavior: shows a swap as this page’s own in a browser that refuses locks', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => void vi.restoreAllMocks())
    const { open, listed } = await createPage([recordOf('a', 'filling')], {}, () =>
      Promise.reject(new DOMException('denied', 'SecurityError')),
    )
    open()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed'])
  })

  it('behavior: can be neither removed nor shown here', async () => {
    const { open, executions, held, kept } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(await executions.show('a')).toBe(false)
    expect(executions.current.getState().status).toBe('idle')
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: can’t be removed here when it has failed', async () => {
    const { open, executions, held } = await createPage([recordOf('a', 'failed')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
  })
})

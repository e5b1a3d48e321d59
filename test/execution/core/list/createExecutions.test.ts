import { type ExecutionRecord, createMemoryJournal } from '@causeway/react/execution'
import { describe, expect, it } from 'vitest'
import { account } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { day, now, recordOf, lostItems, createPage, lockOf } from './createListPage.ts'

describe('the list of executions', () => {
  it('default: reads nothing before it is opened', async () => {
    const { executions, reads } = await createPage([recordOf('a', 'filling')])
    await flushPromises()
    expect(executions.getState()).toEqual({
      isLoaded: false,
      clearableCount: 0,
      pending: [],
      past: [],
      unreadable: [],
      unsaved: [],
      error: undefined,
    })
    expect(reads()).toBe(0)
  })

  it('default: follows pending swaps, and lists ended ones as past, newest first', async () => {
    const { executions, open, listed, watches, held } = await createPage([
      recordOf('a', 'filling', { startedAt: 1 }),
      recordOf('b', 'success', { startedAt: 2 }),
      recordOf('c', 'filling', { startedAt: 3 }),
      recordOf('d', 'refunded', { startedAt: 4 }),
      recordOf('e', 'rejected', { startedAt: 5 }),
      recordOf('f', 'failed', { startedAt: 6 }),
      recordOf('g', 'failed', { startedAt: 7, updatedAt: now - day }),
      recordOf('h', 'failed', { startedAt: 8, updatedAt: now - day + 1 }),
      recordOf('i', 'idle', { startedAt: 0 }),
    ])
    const told: string[] = []
    executions.subscribe(() => told.push(...listed().pending, ...listed().past))
    open()
    await flushPromises()
    expect(told.filter((line) => line.includes('elsewhere'))).toEqual([])
    expect([...held].toSorted()).toEqual(['a', 'c', 'f', 'h'].map(lockOf))
    expect(executions.getState()).toMatchObject({ isLoaded: true, error: undefined })
    expect(listed()).toEqual({
      // A refund may follow a failure, for a day.
      pending: ['h unconfirmed', 'f unconfirmed', 'c unconfirmed', 'a unconfirmed'],
      past: ['g unconfirmed', 'e unconfirmed', 'd unconfirmed', 'b unconfirmed', 'i idle'],
    })
    expect([...watches.keys()].toSorted()).toEqual(['0xa', '0xc', '0xf', '0xh'])
  })

  it('behavior: lists a swap that was given up in doubt as pending for a day', async () => {
    const { executions, open, listed, watches } = await createPage([
      recordOf('a', 'rejected', { items: lostItems() }),
      recordOf('b', 'rejected', { items: lostItems(), updatedAt: now - day }),
    ])
    open()
    await flushPromises()
    expect(listed()).toEqual({ pending: ['a rejected'], past: ['b rejected'] })
    const [entry] = executions.getState().pending
    expect(entry?.state).toMatchObject({ error: { name: 'ResponseLostError' }, items: [{ status: 'lost' }] })
    expect([...watches.keys()]).toEqual(['0xa'])
  })

  it('behavior: updates the state of a swap when the provider reports on it', async () => {
    const { executions, open, listed, say, tell } = await createPage([recordOf('a', 'filling')])
    let told = 0
    const stop = executions.subscribe(() => {
      told += 1
    })
    open()
    await flushPromises()
    const before = told
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
    expect(told).toBeGreaterThan(before)
    stop()
    const after = told
    tell()
    await flushPromises()
    expect(told).toBe(after)
  })

  it('behavior: sees what another tab stores', async () => {
    const { open, listed, put, tell } = await createPage()
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    expect(listed().past).toEqual([])
    tell()
    await flushPromises()
    expect(listed().past).toEqual(['a unconfirmed'])
  })

  it('behavior: reads the journal once at a time, and only when something has changed', async () => {
    const gates: (() => void)[] = []
    const kept = createMemoryJournal()
    const { open, tell, executions } = await createPage([], {
      read: async () => {
        await new Promise<void>((resolve) => gates.push(resolve))
        return kept.read()
      },
    })
    open()
    await flushPromises()
    for (let times = 0; times < 5; times++) tell()
    await flushPromises()
    expect(gates).toHaveLength(1)
    expect(executions.getState().isLoaded).toBe(false)
    gates[0]?.()
    await flushPromises()
    expect(gates).toHaveLength(2)
    expect(executions.getState().isLoaded).toBe(true)
    gates[1]?.()
    await flushPromises()
    expect(gates).toHaveLength(2)
  })

  it('error: reports a journal that can’t be read, until it can', async () => {
    const kept = createMemoryJournal()
    let isBroken = true
    const { open, tell, executions } = await createPage([], {
      read: () => (isBroken ? Promise.reject(new Error('blocked')) : kept.read()),
    })
    open()
    await flushPromises()
    expect(executions.getState()).toMatchObject({ isLoaded: true, error: { name: 'JournalError' } })
    isBroken = false
    tell()
    await flushPromises()
    expect(executions.getState().error).toBeUndefined()
  })

  it('behavior: reads a journal that reports no changes again, ever more rarely, until that succeeds', async () => {
    let reads = 0
    let isBroken = true
    const kept = createMemoryJournal()
    const { open, executions, pauses, limits } = await createPage([], {
      subscribe: () => () => {},
      async read() {
        reads += 1
        if (reads === 1) return new Promise<never>(() => {})
        if (isBroken) throw new Error('blocked')
        return kept.read()
      },
    })
    const close = open()
    await flushPromises()
    for (const { end } of limits.splice(0)) end()
    const waited: number[] = []
    async function endPause(): Promise<void> {
      await flushPromises()
      const pause = pauses.pop()
      expect(pauses).toEqual([])
      waited.push(pause?.ms ?? 0)
      pause?.end()
      await flushPromises()
    }
    while (waited.length < 13) await endPause()
    expect([reads, executions.getState().error?.name]).toEqual([14, 'JournalError'])
    expect(waited.slice(0, 2)).toEqual([5_000, 5_000])
    expect(waited.at(-1)).toBeGreaterThan(5_000)
    isBroken = false
    await endPause()
    expect([reads, executions.getState().error]).toEqual([15, undefined])
    expect(pauses).toEqual([])
    close()
  })

  it('behavior: no longer reads the journal once closed', async () => {
    const { open, pauses } = await createPage([], { read: () => Promise.reject(new Error('blocked')) })
    const close = open()
    await flushPromises()
    expect(pauses).toMatchObject([{ ms: 5_000, signal: { aborted: false } }])
    close()
    expect(pauses).toMatchObject([{ signal: { aborted: true } }])
  })

  it('behavior: lists entries that can’t be read, and can forget them', async () => {
    const { open, executions, kept } = await createPage()
    await kept.write({ id: 'cut', text: '{' })
    open()
    await flushPromises()
    expect(executions.getState().unreadable).toEqual([
      { id: 'cut', text: '{', reason: 'it is not JSON', isNewer: false },
    ])
    expect(await executions.forget('cut')).toBe(true)
    expect(executions.getState().unreadable).toEqual([])
  })

  it('behavior: removes swaps that ended more than thirty days ago', async () => {
    const { open, kept } = await createPage([
      recordOf('a', 'success', { updatedAt: now - 31 * day }),
      recordOf('b', 'success', { updatedAt: now - 29 * day }),
    ])
    open()
    await flushPromises()
    expect((await kept.read()).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('ends', () => {
  it('behavior: remembers what the provider reported when the next swap is shown', async () => {
    const { open, executions, listed, say, put } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    open()
    await flushPromises()
    expect(await executions.show('a')).toBe(true)
    say('a', 'success')
    await put(recordOf('a', 'success'))
    expect(await executions.show('b')).toBe(true)
    await flushPromises()
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
  })
})

describe('a store full of swaps', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `${index + 10}`)
  const openPage = async () => {
    const page = await createPage(ids.map((id, index) => recordOf(id, 'filling', { startedAt: index })))
    page.open()
    await flushPromises()
    return page
  }
  const watchedIds = (watches: ReadonlyMap<string, unknown>) => [...watches.keys()].toSorted()

  it('default: follows the twenty newest, and lists the others as pending too', async () => {
    const { watches, executions, kept } = await openPage()
    expect(watchedIds(watches)).toEqual(ids.slice(5).map((id) => `0x${id}`))
    expect(executions.getState().pending.map(({ state }) => state.id)).toEqual(ids.toReversed())
    expect(executions.getState().past).toEqual([])
    // The provider was not asked about it yet.
    expect(await executions.forget('14')).toBe(false)
    expect(await kept.read()).toHaveLength(ids.length)
  })

  it('behavior: follows the next one when one ends', async () => {
    const { watches, say, listed } = await openPage()
    say('34', 'success')
    await flushPromises()
    expect(watchedIds(watches)).toEqual(ids.slice(4).map((id) => `0x${id}`))
    say('14', 'success')
    await flushPromises()
    expect(watchedIds(watches)).toEqual(ids.slice(3).map((id) => `0x${id}`))
    expect(listed().past).toEqual(['34 success', '14 success'])
  })

  it('behavior: always follows an older pending swap beside today’s failed and uncertain ones', async () => {
    const page = await createPage([
      ...ids.map((id, index) => recordOf(id, 'failed', { startedAt: 100 + index })),
      ...['60', '61'].map((id) => recordOf(id, 'rejected', { startedAt: 200, items: lostItems() })),
      recordOf('70', 'confirming', { startedAt: 1 }),
    ])
    page.open()
    await flushPromises()
    const newest = ['60', '61', ...ids.slice(-17)]
    expect(watchedIds(page.watches)).toEqual([...newest, '70'].map((id) => `0x${id}`).toSorted())
  })

  it('behavior: never more than twenty: those that another page begins take the places of the oldest', async () => {
    const { watches, held, put, tell, say, listed } = await openPage()
    say('30', 'success')
    await flushPromises()
    for (const id of ['50', '51']) await put(recordOf(id, 'filling', { startedAt: 100 }))
    tell()
    await flushPromises()
    const asked = [...watches].flatMap(([id, { isStopped }]) => (isStopped ? [] : [id]))
    const expected = [...ids.slice(6), '50', '51'].filter((id) => id !== '30')
    expect(asked.filter((id) => id !== '0x30').toSorted()).toEqual(expected.map((id) => `0x${id}`))
    expect([...held].toSorted()).toEqual([...ids.slice(6), '50', '51'].map(lockOf))
    // Ended swaps are still known, and swaps that are no longer asked about are still pending.
    expect(listed().past).toEqual(['30 success'])
    expect(listed().pending).toContain('15 unconfirmed')
  })

  it('behavior: counts the executions of other pages as well', async () => {
    const page = await createPage(ids.map((id, index) => recordOf(id, 'filling', { startedAt: index })))
    page.held.add(lockOf('15'))
    page.open()
    await flushPromises()
    await page.put(recordOf('50', 'filling', { startedAt: 100 }))
    page.tell()
    await flushPromises()
    expect(page.listed().pending).toContain('15 unconfirmed')
    expect(page.watches.has('0x50')).toBe(true)
  })

  it('behavior: removes swaps that only the store knows, one by one', async () => {
    const { executions } = await openPage()
    for (const id of ids.toReversed()) expect([id, await executions.forget(id)]).toEqual([id, true])
    expect(executions.getState()).toMatchObject({ pending: [], past: [] })
  })
})

describe('closing the list', () => {
  it('default: follows, reads and waits for nothing more', async () => {
    const { open, executions, watches, held, pauses, tell, reads } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    held.add(lockOf('b'))
    const close = open()
    await flushPromises()
    close()
    expect(watches.get('0xa')?.isStopped).toBe(true)
    expect(held).not.toContain(lockOf('a'))
    expect(pauses.map(({ signal }) => signal?.aborted)).toEqual([true])
    const before = reads()
    tell()
    await flushPromises()
    expect(reads()).toBe(before)
    expect(await executions.show('a')).toBe(false)
  })

  it('behavior: finds everything again when reopened', async () => {
    const { open, listed, held, pauses } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    held.add(lockOf('b'))
    open()()
    await flushPromises()
    open()
    await flushPromises()
    expect(listed().pending.toSorted()).toEqual(['a unconfirmed', 'b unconfirmed elsewhere'])
    expect(pauses.at(-1)?.signal?.aborted).toBe(false)
  })

  it('behavior: doesn’t take a swap for another page’s once its lock is released, when reopened', async () => {
    const { open, executions, listed, held } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    const close = open()
    await flushPromises()
    close()
    held.clear()
    const told: string[] = []
    executions.subscribe(() => told.push(...listed().pending))
    open()
    await flushPromises()
    expect(new Set(told)).toEqual(new Set(['a unconfirmed']))
  })

  it('behavior: works with a journal that has no subscribe', async () => {
    const { open, listed } = await createPage([recordOf('a', 'success')], { subscribe: undefined as never })
    const close = open()
    await flushPromises()
    expect(listed().past).toEqual(['a unconfirmed'])
    expect(close).not.toThrow()
  })

  it('behavior: follows nothing if closed while it reads', async () => {
    const { open, watches } = await createPage([recordOf('a', 'filling')])
    const close = open()
    close()
    await flushPromises()
    expect(watches.size).toBe(0)
  })

  it('behavior: asks the connected wallet only for the status of a batch', async () => {
    const asked: string[] = []
    const record = recordOf('a', 'awaitingWallet')
    const [item] = record.items
    const items = [
      {
        ...item,
        status: 'prompting',
        intent: { from: account, at: now, nonce: 7, callsId: '0x9', approval: null },
      },
    ] as unknown as ExecutionRecord['items']
    const { open, wallet } = await createPage([{ ...record, items }])
    open({
      getWallet: () => ({
        ...wallet,
        batches: {
          getAtomicity: async () => 'supported',
          sendCalls: async () => '0x9',
          getCallsStatus: async (id) => {
            asked.push(id)
            return { status: 100, transactionHashes: [] }
          },
        },
      }),
    })
    await flushPromises()
    expect(new Set(asked)).toEqual(new Set(['0x9']))
  })
})

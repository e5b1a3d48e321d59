import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  createExecutions,
  createMemoryJournal,
  type ExecutionRecord,
  type Wallet,
} from '@causeway/react/execution'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeRecord } from '../../../../src/execution/records/executionRecord.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
} from '../../../support/environment/createTestExecution.ts'
import { account } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { day, now, recordOf, lostItems, createPage, lockOf } from './createListPage.ts'

describe('forget', () => {
  it.each(['success', 'refunded', 'rejected', 'failed'] as const)(
    'default: removes a swap that is %s, and stops following it',
    async (status) => {
      const { open, executions, listed, kept, watches } = await createPage([recordOf('a', status)])
      open()
      await flushPromises()
      expect(await executions.forget('a')).toBe(true)
      expect(await kept.read()).toEqual([])
      expect(listed()).toEqual({ pending: [], past: [] })
      for (const { isStopped } of watches.values()) expect(isStopped).toBe(true)
    },
  )

  it('behavior: no longer asks about a payment that this page requested and the user has removed', async () => {
    const env = createTestExecution()
    let isSent = false
    const wallet: Wallet = {
      ...env.wallet,
      batches: {
        getAtomicity: async () => 'supported',
        sendCalls: async ({ id }) => ((isSent = true), id),
        getCallsStatus: async () => ({ status: 100, transactionHashes: [] }),
      },
    }
    const { client, sleepClock, journal, locks, requestWatcher, reader: chainReader } = env
    const ports = { clock: sleepClock, journal, locks, requestWatcher }
    const list = createExecutions(client, ports)
    onTestFinished(list.open({ chainReader, getWallet: () => wallet }))
    const first = await getQuote(client, env.quoteParameters())
    void list.current.start(first, { wallet, chainReader }).catch(() => {})
    await advanceWhile(env.clock, () => !isSent || list.current.getState().status !== 'confirming')
    const { id = '' } = list.current.getState()
    list.current.reset()
    const until = env.clock.now() + 3 * day
    while (env.clock.now() < until) {
      await env.clock.advance(day / 24)
      await flushPromises()
    }
    const forgetting = list.forget(id)
    await advanceUntil(env.clock, forgetting)
    expect(await forgetting).toBe(true)

    const next = createExecution(client, ports)
    const asked: string[] = []
    next.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') asked.push(event.decision.kind)
    })
    const quote = await getQuote(client, env.quoteParameters())
    await advanceUntil(env.clock, next.start(quote, env.connection))
    expect(asked).toEqual([])
    expect(next.getState().status).toBe('success')
  })

  it('behavior: doesn’t store the current swap again, which was given up in doubt, when the provider reports on it', async () => {
    const env = createTestExecution()
    const { client, sleepClock: clock, journal, locks, requestWatcher, reader: chainReader } = env
    const list = createExecutions(client, { clock, journal, locks, requestWatcher })
    onTestFinished(list.open({ chainReader }))
    list.current.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') queueMicrotask(list.current.decline)
    })
    const wallet: Wallet = {
      ...env.wallet,
      sendTransaction: () => Promise.reject(new Error('socket hang up')),
    }
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    await advanceUntil(env.clock, list.current.start(quote, { wallet, chainReader }))
    const { id = '', status } = list.current.getState()
    expect([status, (await journal.read()).length]).toEqual(['rejected', 1])
    const forgetting = list.forget(id)
    await advanceUntil(env.clock, forgetting)
    expect(await forgetting).toBe(true)
    const until = env.clock.now() + 120_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(await journal.read()).toEqual([])
  })

  it.each<[string, () => Promise<never>]>([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['hangs', () => new Promise(() => {})],
  ])('error: still follows the current swap where storage %s to remove it', async (_, remove) => {
    const env = createTestExecution()
    const { client, sleepClock: clock, locks, requestWatcher, reader: chainReader } = env
    const journal = { ...env.journal, remove }
    const list = createExecutions(client, { clock, journal, locks, requestWatcher })
    onTestFinished(list.open({ chainReader }))
    list.current.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') queueMicrotask(list.current.decline)
    })
    const late: (() => Promise<unknown>)[] = []
    const wallet: Wallet = {
      ...env.wallet,
      sendTransaction(transaction) {
        late.push(() => env.wallet.sendTransaction(transaction))
        return Promise.reject(new Error('socket hang up'))
      },
    }
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    await advanceUntil(env.clock, list.current.start(quote, { wallet, chainReader }))
    const { id = '' } = list.current.getState()
    const forgetting = list.forget(id)
    await advanceUntil(env.clock, forgetting)
    expect(await forgetting).toBe(false)
    expect(list.current.getState()).toMatchObject({ id, status: 'rejected' })
    await advanceUntil(env.clock, Promise.all(late.map((send) => send())))
    await advanceWhile(env.clock, () => list.current.getState().status !== 'success')
  })

  it.each(['forget', 'clear'] as const)(
    'error: keeps and continues a rejected swap that starts again while %s waits for storage',
    async (task) => {
      const env = createTestExecution()
      const { client, sleepClock: clock, locks, requestWatcher, reader: chainReader } = env
      const removing = Promise.withResolvers<void>()
      let isSlow = false
      const journal = {
        ...env.journal,
        remove: async (id: string) => {
          if (isSlow) await removing.promise
          return env.journal.remove(id)
        },
      }
      const list = createExecutions(client, { clock, journal, locks, requestWatcher })
      onTestFinished(list.open({ chainReader }))
      // The approval is sent, so that it is stored, and the deposit is rejected.
      env.sandbox.wallet.script({ type: 'approve' }, { type: 'reject' })
      const quote = await getQuote(client, env.quoteParameters('USDC'))
      await advanceUntil(env.clock, list.current.start(quote, env.connection))
      const { id = '', status } = list.current.getState()
      expect([status, (await journal.read()).length]).toEqual(['rejected', 1])
      isSlow = true
      const removed = task === 'forget' ? list.forget(id) : list.clear()
      await flushPromises()
      const over = list.current.start(quote, env.connection)
      await flushPromises()
      removing.resolve()
      await advanceUntil(env.clock, removed)
      expect(await removed).toEqual(task === 'forget' ? false : { removed: 0, kept: 1 })
      await advanceUntil(env.clock, over)
      await advanceWhile(env.clock, () => list.current.getState().status !== 'success')
      expect(await journal.read()).toHaveLength(1)
    },
  )

  it('behavior: keeps a swap that is pending, followed or current', async () => {
    const { open, executions, kept, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    say('a', 'submitted')
    expect(await executions.forget('a')).toBe(false)
    await executions.show('a')
    say('a', 'submitted')
    expect(await executions.forget('a')).toBe(false)
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: removes a swap that only the store calls pending', async () => {
    const { open, executions, kept, watches, listed } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(true)
    expect(await kept.read()).toEqual([])
    expect(watches.get('0xa')?.isStopped).toBe(true)
    expect(listed()).toEqual({ pending: [], past: [] })
  })

  it.each<[string, object, object, boolean]>([
    ['a transaction that the chain may know', {}, {}, false],
    ['a batch that the wallet has taken', { transactionHash: undefined }, { callsId: '0x9' }, false],
    ['one without a hash', { transactionHash: undefined }, {}, true],
    ['one that the network doesn’t know', { change: 'missing' }, {}, true],
    ['one of two days ago', {}, { at: now - 2 * day }, true],
    ['one of two days from now', {}, { at: now + 2 * day }, true],
    ['one that pays nothing', { paysNothing: true }, {}, true],
  ])(
    'behavior: decides whether to remove what only the store says was sent: %s',
    async (_, change, intent, isRemoved) => {
      const [item] = recordOf('a', 'confirming').items
      const sent = { status: 'confirming', transactionHash: `0x${'4'.repeat(64)}` }
      const items = [
        { ...item, ...sent, intent: { from: account, at: now, ...intent }, ...change },
      ] as unknown as ExecutionRecord['items']
      const { open, executions, kept, listed } = await createPage([recordOf('a', 'confirming', { items })])
      open()
      await flushPromises()
      expect(listed().pending).toEqual(['a unconfirmed'])
      expect(await executions.forget('a')).toBe(isRemoved)
      expect(await kept.read()).toHaveLength(isRemoved ? 0 : 1)
    },
  )

  it('behavior: removes a batch of two days ago that neither the provider nor the wallet can still report on', async () => {
    const [item] = recordOf('a', 'confirming').items
    const intent = { from: account, at: now - 2 * day, nonce: 7, callsId: '0x9' }
    const items = [{ ...item, status: 'confirming', intent }] as unknown as ExecutionRecord['items']
    const { open, executions, wallet, pauses, listed } = await createPage([
      recordOf('a', 'confirming', { requestId: undefined, items }),
    ])
    let asked = 0
    const batches: Wallet['batches'] = {
      getAtomicity: async () => 'supported',
      sendCalls: async () => '0x9',
      getCallsStatus: async () => (asked++, { status: 400, transactionHashes: [] }),
    }
    open({ getWallet: () => ({ ...wallet, batches }) })
    await flushPromises()
    expect([asked > 0, listed().pending]).toEqual([true, ['a unconfirmed']])
    expect(await executions.forget('a')).toBe(true)
    expect(listed()).toEqual({ pending: [], past: [] })
    const before = asked
    for (const { end } of pauses) end()
    await flushPromises()
    expect(asked).toBe(before)
  })

  it('behavior: removes what only the store says was prompted, until the provider has reported on it', async () => {
    const stored = recordOf('a', 'unknown', { items: lostItems() })
    const unheard = await createPage([stored])
    unheard.open()
    await flushPromises()
    expect(unheard.listed().pending).toEqual(['a unknown'])
    expect(await unheard.executions.forget('a')).toBe(true)
    const heard = await createPage([stored])
    heard.open()
    await flushPromises()
    const status = {
      rawStatus: 'waiting',
      status: 'waiting',
      isDeposited: false,
      updatedAt: undefined,
    } as const
    heard.watches.get('0xa')?.onStatus(status)
    expect(await heard.executions.forget('a')).toBe(false)
  })

  it('behavior: removes the current swap once it is over', async () => {
    const { open, executions, kept, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await executions.show('a')
    say('a', 'success')
    await flushPromises()
    expect(await executions.forget('a')).toBe(true)
    expect(await kept.read()).toEqual([])
  })

  it.each(['awaitingWallet', 'confirming', 'filling', 'unknown', 'failed'] as const)(
    'behavior: keeps what the journal holds as %s, before the list was opened',
    async (status) => {
      const { executions, kept } = await createPage([recordOf('a', status), recordOf('b', 'success')])
      expect(await executions.forget('a')).toBe(false)
      expect(await executions.forget('b')).toBe(true)
      expect((await kept.read()).map(({ id }) => id)).toEqual(['a'])
    },
  )

  it('behavior: doesn’t bring back a removed swap when a write ends late, or still waits', async () => {
    const stored = createMemoryJournal()
    await stored.write({ id: 'a', text: writeRecord(recordOf('a', 'filling')) })
    const gates: (() => void)[] = []
    const { open, executions, say, listed } = await createPage([], {
      ...stored,
      async write(entry) {
        await new Promise<void>((resolve) => gates.push(resolve))
        return stored.write(entry)
      },
    })
    open()
    await flushPromises()
    say('a', 'submitted')
    await flushPromises()
    say('a', 'success')
    await flushPromises()
    expect(gates).toHaveLength(1)
    const isForgotten = executions.forget('a')
    for (let turn = 0; turn < 3; turn++) {
      await flushPromises()
      for (const end of gates.splice(0)) end()
    }
    expect(await isForgotten).toBe(true)
    await flushPromises()
    expect([await stored.read(), gates, listed()]).toEqual([[], [], { pending: [], past: [] }])
  })

  it('error: reports a journal that never removes an entry after some seconds', async () => {
    const { open, executions, limits } = await createPage([recordOf('a', 'success')], {
      remove: () => new Promise(() => {}),
    })
    open()
    await flushPromises()
    const isForgotten = executions.forget('a')
    await flushPromises()
    for (const { end } of limits) end()
    expect(await isForgotten).toBe(false)
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
  })

  it('behavior: keeps what another tab runs while the list is read for the first time', async () => {
    const stored = createMemoryJournal()
    await stored.write({ id: 'a', text: writeRecord(recordOf('a', 'awaitingWallet')) })
    const gates: (() => void)[] = []
    const { open, executions, held } = await createPage([], {
      ...stored,
      read: async () => {
        await new Promise<void>((resolve) => gates.push(resolve))
        return stored.read()
      },
    })
    held.add(lockOf('a'))
    open()
    const isForgotten = executions.forget('a')
    await flushPromises()
    for (const end of gates) end()
    expect(await isForgotten).toBe(false)
    expect(await stored.read()).toHaveLength(1)
  })

  it('behavior: keeps what another tab has begun since the list was read', async () => {
    const { open, executions, put, kept } = await createPage()
    open()
    await flushPromises()
    await put(recordOf('a', 'awaitingWallet'))
    expect(await executions.forget('a')).toBe(false)
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: keeps entries of other lists: another provider’s swap, and a deposit address', async () => {
    const { open, executions, kept, put } = await createPage()
    await put(recordOf('a', 'success', { baseUrl: 'https://other.invalid' }))
    await kept.write({ id: 'deposit:0x1', text: '{}' })
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(await executions.forget('deposit:0x1')).toBe(false)
    expect(await kept.read()).toHaveLength(2)
    // A missing entry counts as removed.
    expect(await executions.forget('b')).toBe(true)
  })

  it('error: removes nothing from a journal that can’t be read', async () => {
    const removed: string[] = []
    const { executions } = await createPage([recordOf('a', 'success')], {
      read: () => Promise.reject(new Error('blocked')),
      remove: async (id) => void removed.push(id),
    })
    expect(await executions.forget('a')).toBe(false)
    expect(removed).toEqual([])
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
  })

  it('error: reports a journal that refuses to remove an entry', async () => {
    const { open, executions, listed } = await createPage([recordOf('a', 'success')], {
      remove: () => Promise.reject(new Error('blocked')),
    })
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
    expect(listed().past).toEqual(['a unconfirmed'])
  })
})

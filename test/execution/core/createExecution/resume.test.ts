import { describe, expect, it } from 'vitest'
import type { RequestState } from '@causeway/react/schemas'
import { JournalError, type ExecutionState, type ExecutionRecord } from '@causeway/react/execution'
import type { InternalExecution } from '../../../../src/execution/core/assembleExecution.ts'
import { executionStatuses, isPending } from '../../../../src/execution/state/executionState.ts'
import { hash } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { serviceError, never, createScriptedExecution, decline, lockOf } from './createScriptedExecution.ts'

describe('resume', () => {
  /** The record of a page that was closed during a swap. */
  async function leave(change: Partial<ExecutionRecord> = {}): Promise<ExecutionRecord> {
    const { start, records, execution } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    return { ...record, id: 'old', ...change }
  }

  it('default: follows the swap under its ID, and waits for its transaction', async () => {
    const asked: unknown[] = []
    const { execution, connection, held, watches } = createScriptedExecution({
      chainReader: { waitForTransaction: (parameters) => (asked.push(parameters), never()) },
    })
    const record = await leave()
    expect(await execution.resume(record, connection)).toBe(true)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ id: 'old', status: 'unconfirmed', quote: undefined })
    expect(held).toContain(lockOf('old'))
    expect(watches).toMatchObject([{ requestId: record.requestId, path: '/intents/status' }])
    expect(asked).toMatchObject([{ transactionHash: hash }])
  })

  it('behavior: follows a swap that was given up without an answer once another tab brings its hash', async () => {
    const asked: unknown[] = []
    const { execution, connection } = createScriptedExecution({
      chainReader: { waitForTransaction: (parameters) => (asked.push(parameters), never()) },
    })
    const sent = await leave()
    const [item] = sent.items
    if (!item) throw new TypeError('Nothing was sent.')
    const lost = {
      ...sent,
      status: 'rejected' as const,
      items: [{ ...item, status: 'lost' as const, transactionHash: undefined }],
    }
    expect(await execution.resume(lost, connection)).toBe(true)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
    const { adoptHashes } = execution as InternalExecution
    // A record without news changes nothing.
    adoptHashes(lost)
    await flushPromises()
    expect(execution.getState().status).toBe('rejected')
    expect(asked).toEqual([])
    adoptHashes(sent)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ items: [{ status: 'confirming', transactionHash: hash }] })
    expect(asked).toMatchObject([{ transactionHash: hash }])
  })

  it.each(['reset', 'restored'] as const)(
    'behavior: neither shows nor follows it if a listener stops it on %s',
    async (type) => {
      const { execution, start, connection, watches, held } = createScriptedExecution({
        kind: 'nativeBridge',
        wallet: { sendTransaction: decline },
      })
      await start()
      const before = watches.length
      execution.subscribeEvents(({ event }) => event.type === type && execution.stop())
      expect(await execution.resume(await leave(), connection)).toBe(false)
      await flushPromises()
      expect(execution.getState()).toMatchObject({ id: undefined, status: 'idle' })
      expect([watches.length, held.has(lockOf('old'))]).toEqual([before, false])
    },
  )

  it.each(executionStatuses)('behavior: resumes a swap that is stored as %s', async (status) => {
    const { execution, connection, watches, writes } = createScriptedExecution()
    const record = await leave({ status })
    expect(await execution.resume(record, connection)).toBe(true)
    const isOver = ['success', 'refunded', 'rejected', 'unconfirmed'].includes(status)
    // The store can't prove an end either: the provider is asked.
    expect(watches).toHaveLength(1)
    await flushPromises()
    // A reload alone changes nothing that is stored, but for what it finds out.
    if (isOver) expect(new Set(writes).size).toBeLessThanOrEqual(1)
    expect(execution.getState().id).toBe('old')
  })

  describe('a stored status, which proves nothing by itself', () => {
    const ends = ['filling', 'success', 'refunded', 'failed', 'rejected'] as const
    const said = (word: string) => ({ rawStatus: word, status: word, isDeposited: true }) as RequestState
    const endOf = (status: (typeof ends)[number]) =>
      leave({ status, requestState: status === 'failed' ? said('failure') : undefined })

    it.each(ends)('default: %s: reports no end before the provider does', async (status) => {
      const { execution, connection, watches, writes } = createScriptedExecution()
      const record = await endOf(status)
      await execution.resume(record, connection)
      await flushPromises()
      expect(execution.getState()).toMatchObject({
        status: 'unconfirmed',
        isRestored: true,
        requestState: undefined,
        error: undefined,
      })
      expect(isPending(execution.getState())).toBe(false)
      // The stored end is kept until then.
      expect(writes).toEqual([])
      expect(watches).toMatchObject([{ requestId: record.requestId }])
    })

    it.each(
      ends.flatMap((status) =>
        (
          [
            ['success', 'success'],
            ['refund', 'refunded'],
            ['failure', 'failed'],
            ['pending', 'filling'],
            ['submitted', 'filling'],
            ['waiting', 'filling'],
          ] as const
        ).map(([word, shown]) => [status, word, shown] as const),
      ),
    )('behavior: stored as %s, reported as %s, it becomes %s', async (status, word, shown) => {
      const { execution, connection, watches } = createScriptedExecution()
      await execution.resume(await endOf(status), connection)
      watches[0]?.onStatus(said(word))
      expect(execution.getState()).toMatchObject({ status: shown, requestState: { status: word } })
      expect(execution.getState().error?.name).toBe(shown === 'failed' ? 'RequestFailedError' : undefined)
    })

    it.each([
      [404, 5],
      [503, 30],
    ] as const)('error: a provider that answers %s is asked %s times', async (status, times) => {
      for (const record of [await endOf('success'), await endOf('filling'), await leave()]) {
        const { execution, connection, watches } = createScriptedExecution()
        await execution.resume(record, connection)
        for (let look = 1; look <= times; look += 1) {
          expect([look, watches[0]?.isStopped]).toEqual([look, false])
          watches[0]?.onUnavailable?.(serviceError(status))
        }
        expect(watches[0]?.isStopped).toBe(true)
        expect(execution.getState().isServiceUnreachable).toBe(true)
      }
    })

    it('behavior: keeps asking about a request that the provider has reported, as long as it takes', async () => {
      const { execution, connection, watches } = createScriptedExecution()
      await execution.resume(await endOf('success'), connection)
      watches[0]?.onStatus({
        rawStatus: 'waiting',
        status: 'waiting',
        isDeposited: false,
        updatedAt: undefined,
      })
      for (let look = 1; look <= 40; look += 1) watches[0]?.onUnavailable?.(serviceError(404))
      expect(execution.getState().status).toBe('unconfirmed')
      expect(watches[0]?.isStopped).toBe(false)
    })

    it('behavior: starts the count of 404 again after any other answer', async () => {
      const { execution, connection, watches } = createScriptedExecution()
      await execution.resume(await endOf('success'), connection)
      for (const status of [404, 404, 404, 404, 503, 404, 404, 404, 404]) {
        watches[0]?.onUnavailable?.(serviceError(status))
      }
      expect(watches[0]?.isStopped).toBe(false)
      watches[0]?.onUnavailable?.(serviceError(404))
      expect(watches[0]?.isStopped).toBe(true)
    })

    it('behavior: can be left, or replaced by another swap, while nothing confirms it', async () => {
      const { execution, connection, start } = createScriptedExecution({ wallet: { sendTransaction: never } })
      await execution.resume(await endOf('success'), connection)
      void start()
      await flushPromises()
      expect(execution.getState().status).toBe('awaitingWallet')
      execution.stop()
      await execution.resume(await endOf('success'), connection)
      execution.reset()
      expect(execution.getState().status).toBe('idle')
    })
  })

  it('behavior: follows a swap without a path where the client asks, and one without an ID not at all', async () => {
    const one = createScriptedExecution()
    await one.execution.resume(await leave({ statusPath: undefined }), one.connection)
    expect(one.watches).toMatchObject([{ path: undefined }])
    const other = createScriptedExecution()
    await other.execution.resume(await leave({ requestId: undefined }), other.connection)
    expect(other.watches).toEqual([])
  })

  it('behavior: doesn’t resume a swap whose lock another page holds', async () => {
    const { execution, connection, held, watches } = createScriptedExecution()
    held.add(lockOf('old'))
    expect(await execution.resume(await leave(), connection)).toBe(false)
    expect(execution.getState().status).toBe('idle')
    expect(watches).toEqual([])
    expect(held).toContain(lockOf('old'))
  })

  it('behavior: doesn’t resume, and releases the lock, once another swap was started or this one stopped', async () => {
    for (const isStarted of [true, false]) {
      const { execution, connection, held, start } = createScriptedExecution({
        wallet: { sendTransaction: never },
      })
      const resumed = execution.resume(await leave(), connection)
      if (isStarted) void start()
      else execution.stop()
      expect(await resumed).toBe(false)
      expect(held).not.toContain(lockOf('old'))
      expect(execution.getState().id).toBe(isStarted ? 'id-1' : undefined)
    }
  })

  it('error: throws while another swap is pending', async () => {
    const { execution, connection, start } = createScriptedExecution({ wallet: { sendTransaction: never } })
    void start()
    await expect(execution.resume(await leave(), connection)).rejects.toMatchObject({
      name: 'ExecutionPendingError',
    })
  })

  it('behavior: forgets a swap that ended before', async () => {
    const { execution, connection, start } = createScriptedExecution({ wallet: { sendTransaction: decline } })
    await start()
    expect(await execution.resume(await leave({ status: 'filling' }), connection)).toBe(true)
    const state: ExecutionState = execution.getState()
    expect(state).toMatchObject({ id: 'old', status: 'unconfirmed', error: undefined })
  })

  it('behavior: stores what it finds out', async () => {
    const { execution, connection, say, records } = createScriptedExecution()
    await execution.resume(await leave(), connection)
    say('success')
    await flushPromises()
    expect(await records()).toMatchObject([{ id: 'old', status: 'success' }])
  })

  it('behavior: watches what was sent even if nothing can be stored, not even a lock', async () => {
    const { execution, connection, watches } = createScriptedExecution({
      options: { locks: { acquire: () => Promise.reject(new JournalError()) } },
    })
    expect(await execution.resume(await leave(), connection)).toBe(true)
    expect([execution.getState().status, watches.length]).toEqual(['unconfirmed', 1])
  })

  it('behavior: looks for what was sent, and doesn’t prompt for the rest', async () => {
    const prompts: unknown[] = []
    const { execution, connection, watches, say, records } = createScriptedExecution({
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
      wallet: { sendTransaction: async (transaction) => (prompts.push(transaction), hash) },
    })
    const record = await leave()
    const [sent] = record.items
    const items = [...record.items, { ...sent, status: 'waiting', transactionHash: undefined }]
    await execution.resume({ ...record, items: items as ExecutionRecord['items'] }, connection)
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'unconfirmed',
      error: undefined,
      items: [{ status: 'done' }, { status: 'waiting' }],
    })
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
    // An unknown status says nothing about what has arrived.
    say('unknown')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'rejected',
      error: { name: 'InterruptedError' },
      items: [{ status: 'done' }, { status: 'waiting' }],
    })
    // It prompts for nothing anymore, and the approval is kept.
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([true])
    expect(await records()).toMatchObject([{ status: 'rejected' }])
    expect(prompts).toEqual([])
  })

  it('behavior: doesn’t report a stored swap that had failed as abandoned', async () => {
    const { execution, connection, say } = createScriptedExecution()
    const record = await leave({ status: 'failed' })
    const [sent] = record.items
    const items = [
      { ...sent, status: 'failed' },
      { ...sent, status: 'waiting', transactionHash: undefined },
    ]
    await execution.resume({ ...record, items: items as ExecutionRecord['items'] }, connection)
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', storedStatus: 'failed' })
  })

  it('error: takes no mined transaction as a proof of payment, since only a store names it', async () => {
    const { execution, connection, say } = createScriptedExecution({
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    await execution.resume(await leave(), connection)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', items: [{ status: 'done' }] })
    say('waiting')
    expect(execution.getState().status).toBe('unconfirmed')
    say('submitted')
    expect(execution.getState().status).toBe('filling')
  })

  describe('a transaction that failed', () => {
    const sender = '0x00000000000000000000000000000000000000A1'
    const stranger = '0x00000000000000000000000000000000000000c3'
    async function resumeFailed(from: `0x${string}`) {
      const alone = createScriptedExecution({
        chainReader: {
          waitForTransaction: async () => ({ status: 'reverted', transactionHash: hash }),
          getTransaction: async () => ({ from, to: stranger, data: '0x', value: 0n }),
          getCode: async () => undefined,
        },
      })
      const record = await leave()
      const items = record.items.map((item) => ({ ...item, intent: { from: sender, at: 0 } }))
      await alone.execution.resume({ ...record, items: items as ExecutionRecord['items'] }, alone.connection)
      await flushPromises()
      return alone
    }

    it('default: reports the revert once the provider says that nothing has arrived', async () => {
      const { execution, say } = await resumeFailed(sender)
      expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
      say('waiting')
      await flushPromises()
      expect(execution.getState()).toMatchObject({
        status: 'failed',
        error: { name: 'TransactionRevertedError', transactionHash: hash },
      })
    })

    it('error: doesn’t report the revert where the provider has received the funds', async () => {
      const { execution, say } = await resumeFailed(sender)
      say('submitted')
      await flushPromises()
      expect(execution.getState()).toMatchObject({ status: 'filling', error: undefined })
    })

    it('error: ignores a failure of another account’s transaction', async () => {
      const { execution, say } = await resumeFailed(stranger)
      say('waiting')
      await flushPromises()
      expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '@causeway/react/execution'
import { hash } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { never, createScriptedExecution, decline, lockOf } from './createScriptedExecution.ts'

describe('the journal of an execution', () => {
  it('behavior: stores nothing before a prompt, and everything from then on', async () => {
    const { execution, start, writes, records, clock } = createScriptedExecution({
      wallet: { sendTransaction: never },
    })
    void start()
    expect(writes).toEqual([])
    await flushPromises()
    expect(new Set(writes)).toEqual(new Set(['awaitingWallet']))
    expect(await records()).toMatchObject([
      { id: 'id-1', status: 'awaitingWallet', statusPath: '/intents/status', updatedAt: clock.now() },
    ])
    expect(execution.getState().status).toBe('awaitingWallet')
  })

  it('behavior: doesn’t store that the provider can’t be reached', async () => {
    const { start, writes, watches, execution } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void start()
    await flushPromises()
    const { length } = writes
    watches.at(-1)?.onUnavailable?.(new Error('no answer'))
    await flushPromises()
    expect(execution.getState().isServiceUnreachable).toBe(true)
    expect(writes).toHaveLength(length)
  })

  it('behavior: keeps no record if the user declines before anything was sent', async () => {
    const { start, records, writes } = createScriptedExecution({ wallet: { sendTransaction: decline } })
    await start()
    await flushPromises()
    expect(writes.length).toBeGreaterThan(0)
    expect(await records()).toEqual([])
  })

  it('behavior: keeps a record if the user declines after something was sent', async () => {
    let sends = 0
    const { start, records } = createScriptedExecution({
      wallet: { sendTransaction: async () => (++sends === 1 ? hash : decline()) },
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    await start()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'done' }, {}] }])
  })

  it('behavior: counts an existing allowance as done, and keeps a record', async () => {
    const { start, records } = createScriptedExecution({
      wallet: { sendTransaction: decline },
      chainReader: { getAllowance: async () => 10n ** 30n },
    })
    await start()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'done' }, {}] }])
  })

  it.each([
    ['the wallet', false, 0],
    ['the provider', true, 1],
  ])(
    'behavior: after a failure reported by %s before anything was sent, keeps a record only for the provider’s',
    async (_, isByService, count) => {
      const answer = Promise.withResolvers<never>()
      const { start, records, say } = createScriptedExecution({
        kind: 'nativeBridge',
        wallet: { sendTransaction: () => answer.promise },
      })
      const over = start()
      await flushPromises()
      if (isByService) say('failure')
      else answer.reject({ code: -32602 })
      expect((await over).status).toBe('failed')
      await flushPromises()
      expect(await records()).toHaveLength(count)
    },
  )

  it('behavior: continues although the journal refuses, once the user has accepted that', async () => {
    const { execution, start } = createScriptedExecution({
      wallet: { sendTransaction: async () => hash },
      options: {
        journal: {
          read: async () => [],
          write: () => Promise.reject(new Error('full')),
          remove: () => Promise.reject(new Error('full')),
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'attention',
      decision: { kind: 'storageUnavailable' },
    })
    execution.proceed()
    await flushPromises()
    expect(execution.getState().status).toBe('confirming')
  })
})

describe('a hash that comes late', () => {
  const pendingAnswer = () => Promise.withResolvers<`0x${string}`>()
  const createAsked = async (connection: Parameters<typeof createScriptedExecution>[0] = {}) => {
    const answer = pendingAnswer()
    const alone = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
      ...connection,
    })
    void alone.start()
    await flushPromises()
    return { ...alone, answer }
  }

  it.each([
    ['failure', 'failed'],
    ['submitted', 'filling'],
    ['success', 'success'],
    ['refund', 'refunded'],
  ] as const)('behavior: is kept after the provider has reported %s', async (word, status) => {
    const { execution, say, answer, records } = await createAsked()
    say(word)
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status, items: [{ transactionHash: hash }] })
    expect(await records()).toMatchObject([{ items: [{ transactionHash: hash }] }])
  })

  it('behavior: makes a swap that was left pending again in the journal', async () => {
    const { execution, answer, records } = await createAsked()
    execution.giveUpPrompt()
    execution.reset()
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState().status).toBe('idle')
    expect(await records()).toMatchObject([
      { status: 'confirming', items: [{ status: 'confirming', transactionHash: hash }] },
    ])
  })

  it('behavior: is followed by an execution that was given up and resumed', async () => {
    const asked: unknown[] = []
    const { execution, connection, answer, records } = await createAsked()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    const items = record.items.map((item) => ({ ...item, status: 'lost' as const }))
    const waitForTransaction = (parameters: unknown) => (asked.push(parameters), never())
    const chainReader = { ...connection.chainReader, waitForTransaction }
    await execution.resume({ ...record, status: 'rejected', items }, { ...connection, chainReader })
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
    expect(asked).toEqual([])
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ items: [{ status: 'confirming', transactionHash: hash }] })
    expect(asked).toMatchObject([{ transactionHash: hash }])
  })

  it('behavior: is stored for a resumed execution that a listener has stopped', async () => {
    const { execution, connection, answer, records, held, watches } = await createAsked()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    const end = execution.subscribe(() => {
      if (execution.getState().status !== 'idle') execution.stop()
    })
    expect(await execution.resume(record, connection)).toBe(false)
    end()
    expect(held).not.toContain(lockOf('id-1'))
    expect(watches.filter(({ isStopped }) => !isStopped)).toEqual([])
    answer.resolve(hash)
    await flushPromises()
    expect(await records()).toMatchObject([{ items: [{ transactionHash: hash }] }])
  })

  it('behavior: is kept in the journal after a stop, and beside the next execution', async () => {
    const { execution, quote, connection, answer, records } = await createAsked()
    execution.stop()
    void execution.start({ ...quote }, { ...connection, wallet: { ...connection.wallet, getAccount: never } })
    answer.resolve(hash)
    await flushPromises()
    expect(await records()).toMatchObject([{ id: 'id-1', items: [{ transactionHash: hash }] }])
    expect(execution.getState()).toMatchObject({ id: 'id-2', items: [{ transactionHash: undefined }] })
  })
})

describe('a journal that is full after the prompt', () => {
  it('behavior: is reported at once, until the journal stores what happened', async () => {
    const full = { is: false }
    const kept = createMemoryJournal()
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start, say } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
      options: {
        journal: {
          ...kept,
          write: async (entry) => {
            if (full.is) throw new DOMException('Full.', 'QuotaExceededError')
            return kept.write(entry)
          },
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'awaitingWallet', isUnstored: false })
    full.is = true
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'confirming', isUnstored: true })
    full.is = false
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'confirming', isUnstored: false })
  })
})

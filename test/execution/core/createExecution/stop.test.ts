import { describe, expect, it } from 'vitest'
import { limitMs } from '../../../../src/utils/time/withLimit.ts'
import { storeLimitMs } from '../../../../src/execution/ports/journal/storeLimits.ts'
import { hash } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { quotes, never, createScriptedExecution, lockOf } from './createScriptedExecution.ts'

describe('stop', () => {
  it.each([
    ['auditing', { wallet: { getAccount: never } }],
    ['awaitingWallet', { wallet: { sendTransaction: never } }],
    ['confirming', { wallet: { sendTransaction: async () => hash } }],
  ] as const)('behavior: allows another start at once, stopped while %s', async (status, { wallet }) => {
    const { execution, quote, connection, start } = createScriptedExecution({ kind: 'nativeBridge', wallet })
    const over = start()
    await flushPromises()
    expect(execution.getState().status).toBe(status)
    execution.stop()
    expect((await over).status).toBe(status)
    void execution.start({ ...quote }, connection)
    expect(execution.getState()).toMatchObject({ id: 'id-2', status: 'auditing' })
  })

  it('behavior: keeps in the journal what was sent', async () => {
    const { execution, start, records } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    execution.stop()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'confirming', items: [{ transactionHash: hash }] }])
  })
})

describe('stop after a resume', () => {
  it('behavior: becomes idle, and leaves the swap to the list', async () => {
    const { execution, connection, start, records, watches, held } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    expect(await execution.resume(record, connection)).toBe(true)
    expect(execution.getState()).toMatchObject({ id: record.id, status: 'unconfirmed' })
    execution.stop()
    expect(execution.getState()).toMatchObject({ id: undefined, status: 'idle' })
    expect([held.size, watches.filter(({ isStopped }) => !isStopped)]).toEqual([0, []])
  })
})

describe('giveUpPrompt, reset', () => {
  it('behavior: marks only the open prompt’s answer as lost', async () => {
    const { execution, start } = createScriptedExecution({
      wallet: { sendTransaction: never },
      chainReader: { getAllowance: async () => 0n },
    })
    void start()
    await flushPromises()
    execution.giveUpPrompt()
    expect(execution.getState()).toMatchObject({
      status: 'unknown',
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost' }, { status: 'waiting' }],
    })
  })

  it('behavior: rejects a swap whose chain switch is given up, and releases its lock', async () => {
    const { execution, start, held } = createScriptedExecution({
      wallet: { getChainId: async () => 99, switchChain: never },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    execution.giveUpPrompt()
    expect(execution.getState()).toMatchObject({
      status: 'rejected',
      error: { name: 'UserRejectedError' },
    })
    expect(held).not.toContain(lockOf('id-1'))
  })

  it('behavior: ignores giveUpPrompt while no prompt is open', async () => {
    const { execution, start } = createScriptedExecution({ wallet: { sendTransaction: async () => hash } })
    execution.giveUpPrompt()
    expect(execution.getState().status).toBe('idle')
    void start()
    await flushPromises()
    const before = execution.getState()
    expect(before.status).toBe('confirming')
    execution.giveUpPrompt()
    expect(execution.getState()).toBe(before)
  })

  it('behavior: keeps following what must not be left, and leaves what may be left for good', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start, held, watches, say } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    execution.reset()
    expect(execution.getState().status).toBe('awaitingWallet')
    answer.resolve(hash)
    await flushPromises()
    expect(held).toContain(lockOf('id-1'))
    say('submitted')
    expect(execution.getState().status).toBe('filling')
    execution.reset()
    expect(execution.getState().status).toBe('idle')
    expect(held).not.toContain(lockOf('id-1'))
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([true])
  })
})

describe('a lost prompt that the user declines to send again', () => {
  const now = { ms: 0 }
  async function createDeclined() {
    const alone = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => Promise.reject(new Error('The connection was lost.')) },
      chainReader: { blockTimeMs: () => 1 },
      options: {
        clock: {
          now: () => quotes.nativeBridge.receivedAt + now.ms,
          sleep: async (ms) => {
            if (ms === limitMs || ms === storeLimitMs) return never()
            now.ms += ms
            await new Promise(setImmediate)
          },
        },
      },
    })
    now.ms = 0
    alone.execution.subscribe(() => {
      if (alone.execution.getState().decision) queueMicrotask(alone.execution.decline)
    })
    const over = alone.start()
    await flushPromises()
    alone.say('waiting')
    return { ...alone, state: await over }
  }

  it('default: reports it as unresolved, keeps it, and keeps following it', async () => {
    const { state, records, watches } = await createDeclined()
    expect(state).toMatchObject({
      status: 'rejected',
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost' }],
    })
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'lost' }] }])
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
  })

  it('behavior: follows it when the provider sees it after all', async () => {
    const { execution, say } = await createDeclined()
    say('submitted')
    expect(execution.getState().status).toBe('filling')
    say('success')
    expect(execution.getState().status).toBe('success')
  })
})

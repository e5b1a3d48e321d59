import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createExecutions, createMemoryJournal, type JournalEntry } from '@causeway/react/execution'
import { storeLimitMs } from '../../../src/execution/ports/journal/storeLimits.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
} from '../../support/environment/createTestExecution.ts'

describe('a journal that hangs after the prompt', () => {
  it('behavior: is reported, and doesn’t keep later writes waiting', async () => {
    const kept = createMemoryJournal()
    const hanging: { entry: JournalEntry; end: () => void }[] = []
    const journal = {
      ...kept,
      async write(entry: JournalEntry) {
        // The hash is what hangs.
        if (hanging.length === 0 && entry.text.includes('"transactionHash":"0x')) {
          await new Promise<void>((resolve) => hanging.push({ entry, end: resolve }))
        }
        await kept.write(entry)
      },
    }
    const env = createTestExecution({}, { journal })
    const [origin] = env.chains
    env.sandbox.network(origin.id).mining = 'manual'
    const { execution } = env
    void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => hanging.length === 0)
    const told: boolean[] = []
    execution.subscribeEvents(({ event }) => event.type === 'stored' && told.push(event.isUnstored))
    const hasHash = async () => (await kept.read())[0]?.text.includes('"transactionHash":"0x')
    const sentAt = env.clock.now()
    await advanceWhile(env.clock, () => env.clock.now() < sentAt + storeLimitMs - 500)
    expect(told).toEqual([])
    expect(await hasHash()).toBe(false)
    // The provider has answered meanwhile, and what that stores contains the hash, too.
    await advanceWhile(env.clock, () => env.clock.now() < sentAt + storeLimitMs + 500)
    expect(told).toEqual([true, false])
    expect(await hasHash()).toBe(true)
    env.sandbox.network(origin.id).mine()
    await advanceWhile(env.clock, () => execution.getState().status !== 'success')
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    // The write that hung completes long after.
    hanging[0]?.end()
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect((await kept.read())[0]?.text).toContain('"status":"success"')
  })
})

const hang = () => new Promise<never>(() => {})

describe('a journal that is merely slow', () => {
  it('behavior: has saved it once it says so, with nothing more to save', async () => {
    const kept = createMemoryJournal()
    const slow: (() => void)[] = []
    const journal = {
      ...kept,
      async write(entry: JournalEntry) {
        if (entry.text.includes('"transactionHash":"0x')) {
          await new Promise<void>((resolve) => slow.push(resolve))
        }
        await kept.write(entry)
      },
    }
    const env = createTestExecution({}, { journal })
    const { execution, clock } = env
    env.sandbox.network(env.chains[0].id).mining = 'manual'
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    onTestFinished(() => execution.stop())
    void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(clock, () => !execution.getState().isUnstored)
    const sentAt = clock.now()
    await advanceWhile(clock, () => clock.now() < sentAt + storeLimitMs)
    expect(execution.getState().isUnstored).toBe(true)
    for (const end of slow) end()
    await advanceWhile(clock, () => execution.getState().isUnstored)
    const [entry] = await kept.read()
    expect(entry?.text).toContain(execution.getState().items[0]?.transactionHash)
  })
})

describe('a journal that can be written and not read', () => {
  const readings: [string, () => Promise<never>][] = [
    ['hangs', hang],
    ['is refused', () => Promise.reject(new Error('denied'))],
  ]

  it.each(readings.flatMap(([how, read]) => [true, false].map((isWanted) => [how, isWanted, read] as const)))(
    'error: lets the user decide if a read %s, since another payment may be open: %s',
    async (_, isWanted, read) => {
      const kept = createMemoryJournal()
      const env = createTestExecution({}, { journal: { ...kept, read } })
      const { execution, clock } = env
      onTestFinished(() => execution.stop())
      const asked = vi.spyOn(env.wallet, 'sendTransaction')
      const decisions: unknown[] = []
      execution.subscribeEvents(
        ({ event }) => event.type === 'decisionNeeded' && decisions.push(event.decision),
      )
      const begunAt = clock.now()
      void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
      await advanceWhile(clock, () => execution.getState().status !== 'attention')
      expect(clock.now() - begunAt).toBeLessThanOrEqual(storeLimitMs + 1_000)
      expect(asked).not.toHaveBeenCalled()
      if (isWanted) execution.proceed()
      else execution.decline()
      const end = isWanted ? 'success' : 'rejected'
      await advanceWhile(clock, () => execution.getState().status !== end)
      expect(asked).toHaveBeenCalledTimes(isWanted ? 1 : 0)
      const endedAt = clock.now()
      // The user is asked once.
      expect(decisions).toMatchObject([{ kind: 'storageUnavailable', error: { name: 'JournalError' } }])
      // The journal can't be read, but accepts every write.
      await advanceWhile(clock, () => clock.now() < endedAt + 60_000)
      const entries = await kept.read()
      expect(entries.map(({ text }) => text.includes('"status":"success"'))).toEqual(isWanted ? [true] : [])
    },
  )

  it('error: the list reports it, and reads again when something changes', async () => {
    const kept = createMemoryJournal()
    const listeners = new Set<() => void>()
    let isHanging = true
    const env = createTestExecution()
    const list = createExecutions(env.client, {
      clock: env.sleepClock,
      journal: {
        ...kept,
        read: () => (isHanging ? hang() : kept.read()),
        subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      },
      locks: env.locks,
      requestWatcher: env.requestWatcher,
    })
    onTestFinished(list.open({ chainReader: env.reader }))
    await advanceWhile(env.clock, () => !list.getState().isLoaded)
    expect(list.getState().error).toMatchObject({ name: 'JournalError', cause: { name: 'Error' } })
    const forgetting = list.forget('one')
    await advanceUntil(env.clock, forgetting)
    expect(await forgetting).toBe(false)
    isHanging = false
    await kept.write({ id: 'odd', text: 'odd' })
    for (const tell of listeners) tell()
    await advanceWhile(env.clock, () => list.getState().error !== undefined)
    expect(list.getState().unreadable).toMatchObject([{ id: 'odd' }])
  })
})

import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, type JournalEntry } from '@causeway/react/execution'
import { storeLimitMs } from '../../../src/execution/ports/journal/createSaver.ts'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'

describe('a journal that hangs after the prompt', () => {
  it('behavior: is reported, and later writes do not wait for the one that hangs', async () => {
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
    // The service was heard meanwhile, and what that left to store has the hash, too.
    await advanceWhile(env.clock, () => env.clock.now() < sentAt + storeLimitMs + 500)
    expect(told).toEqual([true, false])
    expect(await hasHash()).toBe(true)
    env.sandbox.network(origin.id).mine()
    await advanceWhile(env.clock, () => execution.getState().status !== 'success')
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    // What hung comes through, long after.
    hanging[0]?.end()
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect((await kept.read())[0]?.text).toContain('"status":"success"')
  })
})

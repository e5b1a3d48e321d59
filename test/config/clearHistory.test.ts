import { describe, expect, it } from 'vitest'
import {
  createMemoryJournal,
  type Journal,
  type JournalEntry,
  createMemoryLocks,
} from '@causeway/react/execution'
import { storeLimitMs } from '../../src/execution/ports/journal/storeLimits.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const currency = { chainId: 1, address: '0x00000000000000000000000000000000000000a1', decimals: 6 }
const amount = { amount: '1', currency }
const day = 24 * 60 * 60_000

/** A stored swap of a status, so many days old. */
function swap(baseUrl: string, status: string, days = 2) {
  const at = Date.now() - days * day
  const summary = { sender: '0x1', recipient: '0x2', pay: amount, receive: amount }
  const id = `${status} ${days} ${baseUrl}`
  const record = { version: 1, id, baseUrl, status, summary, items: [], startedAt: at, updatedAt: at }
  return { id, text: JSON.stringify(record) }
}

/** A stored deposit address, so many days old. */
function deposit(baseUrl: string, status: string, days = 3) {
  const at = Date.now() - days * day
  const side = { chainId: 1, decimals: 18, amount: '1' }
  const terms = {
    requestId: `0x${status}`,
    type: 'strict',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    pay: side,
    receive: { ...side, chainId: 2 },
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    requestedAt: at,
  }
  const id = `deposit:${terms.requestId}`
  return { id, text: JSON.stringify({ version: 1, baseUrl, terms, status, updatedAt: at }) }
}

const unreadable = (id: string, written: object) => ({ id, text: JSON.stringify(written) })

describe('clearHistory', () => {
  it('default: removes what has ended, failed or can’t be read; keeps what is pending or another provider’s', async () => {
    const env = createTestEnvironment()
    const { baseUrl } = env.client
    const journal = createMemoryJournal()
    const goes = [
      ...['success', 'refunded', 'rejected', 'failed'].map((status) => swap(baseUrl, status)),
      ...['success', 'refund', 'failure', 'waiting'].map((status) => deposit(baseUrl, status)),
      { id: 'broken', text: '{' },
      { id: 'deposit:broken', text: '{' },
      unreadable('old', { version: 1, baseUrl }),
      unreadable('deposit:old', { version: 1, baseUrl }),
    ]
    const stays = [
      ...['confirming', 'filling', 'unknown'].map((status) => swap(baseUrl, status)),
      swap(baseUrl, 'failed', 0.5),
      deposit(baseUrl, 'pending'),
      // A newer version can read them, and funds may be in transit.
      unreadable('newer', { version: 2, baseUrl }),
      unreadable('deposit:newer', { version: 2, baseUrl }),
    ]
    const others = [
      swap('https://other.invalid', 'success'),
      deposit('https://other.invalid', 'depositing'),
      ...[1, 2].flatMap((version) => [
        unreadable(`other ${version}`, { version, baseUrl: 'https://other.invalid' }),
        unreadable(`deposit:other ${version}`, { version, baseUrl: 'https://other.invalid' }),
      ]),
    ]
    for (const entry of [...goes, ...stays, ...others]) await journal.write(entry)
    const config = configOf(env, { journal })
    expect(await config.clearHistory()).toEqual({ removed: goes.length, kept: stays.length })
    expect((await journal.read()).map(({ id }) => id).toSorted()).toEqual(
      [...stays, ...others].map(({ id }) => id).toSorted(),
    )
    expect(await config.clearHistory()).toEqual({ removed: 0, kept: stays.length })
  })

  it('behavior: counts each entry once when two tabs clear at the same time', async () => {
    const env = createTestEnvironment()
    const kept = createMemoryJournal()
    const locks = createMemoryLocks()
    await kept.write(swap(env.client.baseUrl, 'success'))
    await kept.write(deposit(env.client.baseUrl, 'success'))
    // Both have read before one of them removes.
    const remove = async (id: string) => {
      await new Promise((resolve) => setTimeout(resolve))
      await kept.remove(id)
    }
    const journal = { ...kept, remove }
    const tabs = [configOf(env, { journal, locks }), configOf(env, { journal, locks })]
    const cleared = await Promise.all(tabs.map((config) => config.clearHistory()))
    expect(cleared.map(({ removed }) => removed).toSorted()).toEqual([0, 2])
    expect(await kept.read()).toEqual([])
  })

  it('behavior: can clear while a tab never gives its turn back', async () => {
    const env = createTestEnvironment()
    const journal = createMemoryJournal()
    await journal.write(swap(env.client.baseUrl, 'success'))
    let now = 0
    // A clock that is set back all the time.
    const clock = { now: () => now, sleep: async (ms: number) => void (now -= ms) }
    const client = { ...env.client, clock }
    const locks = { acquire: async () => undefined }
    expect(await configOf(env, { journal, locks, client }).clearHistory()).toMatchObject({ removed: 1 })
  })

  it('behavior: can clear within seconds while locks never answer', async () => {
    const env = createTestEnvironment()
    const journal = createMemoryJournal()
    await journal.write(swap(env.client.baseUrl, 'success'))
    const started = Date.parse('2026-11-28T12:00:00Z')
    let now = started
    // Only the locks hang: the time that storage may take doesn't pass.
    const sleep = (ms: number) =>
      ms === storeLimitMs ? new Promise<never>(() => {}) : Promise.resolve(void (now += ms))
    const client = { ...env.client, clock: { now: () => now, sleep } }
    const locks = { acquire: () => new Promise<never>(() => {}) }
    expect(await configOf(env, { journal, locks, client }).clearHistory()).toMatchObject({ removed: 1 })
    expect(now - started).toBeLessThan(9_000)
  })

  it('behavior: keeps an address that another tab stores meanwhile', async () => {
    const env = createTestEnvironment()
    const kept = createMemoryJournal()
    await kept.write(deposit(env.client.baseUrl, 'success'))
    const addresses: string[] = []
    const journal: Journal = {
      ...kept,
      async read() {
        const entries = await kept.read()
        const { id, text } = deposit(env.client.baseUrl, 'waiting', 0)
        const name = `0x${addresses.length}`
        addresses.push(id.replace('0xwaiting', name))
        await kept.write({ id: id.replace('0xwaiting', name), text: text.replace('0xwaiting', name) })
        return entries
      },
    }
    expect(await configOf(env, { journal }).clearHistory()).toMatchObject({ removed: 1 })
    expect((await kept.read()).map(({ id }) => id)).toEqual(addresses)
  })

  it('behavior: keeps a swap that another tab resumes meanwhile', async () => {
    const env = createTestEnvironment()
    const { baseUrl } = env.client
    const kept = createMemoryJournal()
    const [over, failed] = [swap(baseUrl, 'success'), swap(baseUrl, 'failed')]
    const resumed = { ...failed, text: failed.text.replace('"status":"failed"', '"status":"filling"') }
    for (const entry of [over, failed]) await kept.write(entry)
    const remove: Journal['remove'] = async (id) => {
      await kept.remove(id)
      if (id === over.id) await kept.write(resumed)
    }
    const config = configOf(env, { journal: { ...kept, remove } })
    config.connect(undefined)
    await config.clearHistory()
    expect(await kept.read()).toEqual([resumed])
  })

  it('error: reports a store that refuses', async () => {
    const refuse = () => Promise.reject(new DOMException('SecurityError'))
    const journal = { read: refuse, write: refuse, remove: refuse }
    await expect(configOf(createTestEnvironment(), { journal }).clearHistory()).rejects.toMatchObject({
      name: 'JournalError',
      message: expect.stringContaining('can’t be read'),
    })
  })

  it.each<[string, (baseUrl: string) => JournalEntry]>([
    ['a swap', (baseUrl) => swap(baseUrl, 'success')],
    ['an entry that can’t be read', () => ({ id: 'broken', text: '{' })],
    ['a deposit address', (baseUrl) => deposit(baseUrl, 'success')],
    ['an address that can’t be read', () => ({ id: 'deposit:broken', text: '{' })],
  ])('error: removes the rest where the store refuses to remove %s', async (_, entryOf) => {
    const env = createTestEnvironment()
    const kept = createMemoryJournal()
    const stuck = entryOf(env.client.baseUrl)
    for (const status of ['refunded', 'rejected']) await kept.write(swap(env.client.baseUrl, status))
    for (const status of ['refund', 'failure']) await kept.write(deposit(env.client.baseUrl, status))
    await kept.write(stuck)
    const cause = new DOMException('denied')
    const remove: Journal['remove'] = (id) => (id === stuck.id ? Promise.reject(cause) : kept.remove(id))
    await expect(configOf(env, { journal: { ...kept, remove } }).clearHistory()).rejects.toMatchObject({
      name: 'JournalError',
      message: expect.stringContaining('can’t be removed'),
      cause,
    })
    expect(await kept.read()).toEqual([stuck])
  })
})

import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const currency = { chainId: 1, address: '0x00000000000000000000000000000000000000a1', decimals: 6 }
const amount = { amount: '1', currency }
const day = 24 * 60 * 60_000

/** A stored transfer of a status, so many days old. */
function transfer(baseUrl: string, status: string, days = 2) {
  const at = Date.now() - days * day
  const summary = { sender: '0x1', recipient: '0x2', currencyIn: amount, currencyOut: amount }
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
    askedAt: at,
  }
  const id = `deposit:${terms.requestId}`
  return { id, text: JSON.stringify({ version: 1, baseUrl, terms, status, updatedAt: at }) }
}

const unreadable = (id: string, written: object) => ({ id, text: JSON.stringify(written) })

describe('clearHistory', () => {
  it('default: what is over, failed or unreadable goes; what is under way, or another service’s, stays', async () => {
    const env = createTestEnvironment()
    const { baseUrl } = env.client
    const journal = createMemoryJournal()
    const goes = [
      ...['success', 'refunded', 'rejected', 'failed'].map((status) => transfer(baseUrl, status)),
      ...['success', 'refund', 'failure', 'waiting'].map((status) => deposit(baseUrl, status)),
      { id: 'broken', text: '{' },
      { id: 'deposit:broken', text: '{' },
      unreadable('old', { version: 1, baseUrl }),
      unreadable('deposit:old', { version: 1, baseUrl }),
    ]
    const stays = [
      ...['confirming', 'filling', 'unknown'].map((status) => transfer(baseUrl, status)),
      transfer(baseUrl, 'failed', 0.5),
      deposit(baseUrl, 'pending'),
      // A newer version can read them, and money may be under way.
      unreadable('newer', { version: 2, baseUrl }),
      unreadable('deposit:newer', { version: 2, baseUrl }),
    ]
    const others = [
      transfer('https://other.invalid', 'success'),
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

  it('error: a store that refuses', async () => {
    const refuse = () => Promise.reject(new DOMException('SecurityError'))
    const journal = { read: refuse, write: refuse, remove: refuse }
    await expect(configOf(createTestEnvironment(), { journal }).clearHistory()).rejects.toMatchObject({
      name: 'JournalError',
    })
  })
})

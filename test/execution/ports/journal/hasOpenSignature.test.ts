import { describe, expect, it } from 'vitest'
import { createMemoryJournal, type ExecutionRecord } from '@causeway/react/execution'
import { hasOpenSignature } from '../../../../src/execution/ports/journal/hasOpenSignature.ts'
import { storeRecord } from '../../../../src/execution/ports/journal/executionJournal.ts'
import { address, record, refusingJournal } from './testRecord.ts'

type Item = ExecutionRecord['items'][number]

const endsAt = 10_000_000
const graceMs = 120_000
const other = '0x00000000000000000000000000000000000000d9'
const { currency } = record.summary.currencyIn
const received = record.summary.currencyOut.currency
const asked = { baseUrl: record.baseUrl, account: address, token: currency, id: 'two' }

/** A permit that was handed over, and of which nobody knows what became. */
const permit: Item = {
  kind: 'signature',
  stepId: 'sign',
  chainId: currency.chainId,
  status: 'lost',
  intent: { from: address, at: 1_000, expiresAt: endsAt },
}

async function answerOf(
  change: Partial<ExecutionRecord>,
  { now = endsAt, ...question }: Partial<typeof asked> & { now?: number } = {},
) {
  const journal = createMemoryJournal()
  const clock = { now: () => now, sleep: async () => {} }
  await storeRecord(journal, { ...record, status: 'failed', items: [permit], ...change })
  return hasOpenSignature({ journal, clock }, { ...asked, ...question })
}

describe('hasOpenSignature', () => {
  it.each(['failed', 'rejected', 'unknown', 'posting', 'unconfirmed'] as const)(
    'default: one that was handed over may still be used: %s',
    async (status) => {
      expect(await answerOf({ status })).toBe(true)
    },
  )

  it('behavior: until it is over for as long as clocks may differ', async () => {
    const isOpenAt = (now: number) => answerOf({}, { now })
    expect([await isOpenAt(endsAt + graceMs), await isOpenAt(endsAt + graceMs + 1)]).toEqual([true, false])
  })

  it.each<[string, Partial<ExecutionRecord>, Partial<typeof asked>]>([
    ['its own', {}, { id: record.id }],
    ['one of another provider', {}, { baseUrl: 'https://other.invalid' }],
    ['one of another account', {}, { account: other }],
    ['one for another token', {}, { token: { ...currency, address: other } }],
    ['one of a swap that receives the token', {}, { token: received }],
    ['one on another chain', {}, { token: { ...currency, chainId: currency.chainId + 1 } }],
    ['one of a swap that arrived', { status: 'success' }, {}],
    ['one of a swap that was refunded', { status: 'refunded' }, {}],
  ])('behavior: %s is none', async (_, change, question) => {
    expect(await answerOf(change, question)).toBe(false)
  })

  it.each<[string, Partial<Item>, boolean]>([
    ['is being handed over', { status: 'posting' }, true],
    ['was never asked for', { status: 'waiting', intent: undefined }, false],
    ['was used as it should', { status: 'done' }, false],
    ['is known to be unused', { status: 'failed' }, false],
    ['pays nothing', { paysNothing: true }, false],
    ['is a transaction', { kind: 'transaction' }, false],
    ['does not say when it ends', { intent: { from: address, at: 1_000 } }, true],
  ])('behavior: what %s: %#', async (_, change, expected) => {
    expect(await answerOf({ items: [{ ...permit, ...change }] })).toBe(expected)
  })

  it('error: a journal that can’t be read does not say', async () => {
    const clock = { now: () => endsAt, sleep: async () => {} }
    await expect(hasOpenSignature({ journal: refusingJournal, clock }, asked)).rejects.toMatchObject({
      name: 'JournalError',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createMemoryJournal, type ExecutionRecord } from '@causeway/react/execution'
import { findSignaturesInDoubt } from '../../../../src/execution/ports/journal/findSignaturesInDoubt.ts'
import { storeRecord } from '../../../../src/execution/ports/journal/executionJournal.ts'
import { address, record, refusingJournal } from './testRecord.ts'

type Item = ExecutionRecord['items'][number]

const endsAt = 10_000_000
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

async function answerOf(change: Partial<ExecutionRecord>, question: Partial<typeof asked> = {}) {
  const journal = createMemoryJournal()
  const clock = { now: () => endsAt, sleep: async () => {} }
  await storeRecord(journal, { ...record, status: 'failed', items: [permit], ...change })
  return findSignaturesInDoubt({ journal, clock }, { ...asked, ...question })
}

describe('findSignaturesInDoubt', () => {
  it.each(['failed', 'rejected', 'unknown', 'posting', 'unconfirmed'] as const)(
    'default: one that was handed over may still be used: %s',
    async (status) => {
      expect(await answerOf({ status })).toEqual([{ expiresAt: endsAt }])
    },
  )

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
    expect(await answerOf(change, question)).toEqual([])
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
    const found = await answerOf({ items: [{ ...permit, ...change }] })
    expect(found).toHaveLength(expected ? 1 : 0)
  })

  it('error: a journal that can’t be read does not say', async () => {
    const clock = { now: () => endsAt, sleep: async () => {} }
    await expect(findSignaturesInDoubt({ journal: refusingJournal, clock }, asked)).rejects.toMatchObject({
      name: 'JournalError',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createMemoryJournal, type ExecutionRecord } from '@causeway/react/execution'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { storeRecord } from '../../../src/execution/records/executionJournal.ts'
import { isPromptedInJournal } from '../../../src/execution/payments/isPromptedInJournal.ts'
import { address, record, refusingJournal } from '../records/testRecord.ts'

type Item = ExecutionRecord['items'][number]

const asked = { baseUrl: record.baseUrl, requestId: '0x1', id: 'two' }
const intent = { from: address, at: 1_000, nonce: 7 } as const
const approval = { token: address, spender: address, amount: 5n } as const

/** An item that pays, as a wallet was asked for it. */
const payment: Item = { kind: 'transaction', stepId: 'deposit', chainId: 1, status: 'prompting', intent }

async function answerOf(change: Partial<ExecutionRecord>, question: Partial<typeof asked> = {}) {
  const journal = createMemoryJournal()
  await storeRecord(journal, { ...record, items: [payment], ...change })
  return isPromptedInJournal({ journal, clock: systemClock }, { ...asked, ...question })
}

describe('isPromptedInJournal', () => {
  it('default: finds another execution that prompted for the same request', async () => {
    expect(await answerOf({})).toBe(true)
  })

  it('behavior: finds one whose request was superseded since', async () => {
    const superseded = { requestId: '0x3', supersededIds: ['0x2', '0x1'] }
    expect(await answerOf(superseded)).toBe(true)
    expect(await answerOf(superseded, { requestId: '0x4' })).toBe(false)
  })

  it('behavior: ignores the case of an ID', async () => {
    const superseded = { requestId: '0x3', supersededIds: ['0xAb'] }
    expect(await answerOf({ requestId: '0xAb' }, { requestId: '0xaB' })).toBe(true)
    expect(await answerOf(superseded, { requestId: '0xab' })).toBe(true)
  })

  it.each([
    ['the same execution', {}, { id: record.id }],
    ['another request', {}, { requestId: '0x2' }],
    ['another provider', {}, { baseUrl: 'https://other.invalid' }],
    ['nothing that was to be prompted', { items: [] }, {}],
  ])('behavior: ignores %s', async (_, change, question) => {
    expect(await answerOf(change, question)).toBe(false)
  })

  it.each<[string, Partial<Item>, boolean]>([
    ['is still to come, or was declined', { status: 'waiting' }, false],
    ['was lost', { status: 'lost' }, true],
    ['was lost, by a prompt of which nothing is stored', { status: 'lost', intent: undefined }, true],
    ['is on its way', { status: 'confirming' }, true],
    ['is done', { status: 'done' }, true],
    ['was done without a prompt', { status: 'done', intent: undefined }, false],
    ['pays nothing', { paysNothing: true }, false],
    ['is known to pay', { paysNothing: false }, true],
    ['is an approval', { intent: { ...intent, approval } }, false],
  ])('behavior: decides about an item that %s: %#', async (_, change, expected) => {
    expect(await answerOf({ items: [{ ...payment, ...change }] })).toBe(expected)
  })

  it('behavior: counts one payment among other items', async () => {
    const items = [{ ...payment, paysNothing: true }, payment, { ...payment, status: 'waiting' as const }]
    expect(await answerOf({ items })).toBe(true)
  })

  it('error: reports a journal that can’t be read', async () => {
    const asking = isPromptedInJournal({ journal: refusingJournal, clock: systemClock }, asked)
    await expect(asking).rejects.toMatchObject({ name: 'JournalError' })
  })
})

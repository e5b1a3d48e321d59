import { describe, expect, it } from 'vitest'
import { createMemoryJournal, type ExecutionRecord } from '@causeway/react/execution'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { storeRecord } from '../../../src/execution/records/executionJournal.ts'
import { withAnswer, withStoredHashes } from '../../../src/execution/records/withStoredHashes.ts'
import { address, record } from './testRecord.ts'

type Item = ExecutionRecord['items'][number]

const [approveHash, depositHash] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const
const prompted: Item = {
  kind: 'transaction',
  stepId: 'approve',
  chainId: 1,
  status: 'confirming',
  intent: { from: address, at: 1_000 },
}
const approve: Item = { ...prompted, transactionHash: approveHash }
const deposit: Item = { ...prompted, stepId: 'deposit', transactionHash: depositHash }
const unnamed = (item: Item): Item => ({ ...item, transactionHash: undefined, status: 'lost' })

/** Completes a record of which the journal has these items, among other entries. */
async function completed(items: readonly Item[], stored: readonly Item[]) {
  const kept = createMemoryJournal()
  await storeRecord(kept, { ...record, id: 'another', items: [approve, approve] })
  await storeRecord(kept, { ...record, items: [...stored] })
  let reads = 0
  const journal = { ...kept, read: () => ((reads += 1), kept.read()) }
  const before = { ...record, items: [...items] }
  const after = await withStoredHashes({ journal, clock: systemClock }, before, new Set())
  return { before, after, hashes: after.items.map((item) => item.transactionHash), reads }
}

describe('withStoredHashes', () => {
  it('default: each item gets the hash that is stored for it, and nothing else changes', async () => {
    const { after, hashes } = await completed([approve, unnamed(deposit)], [approve, deposit])
    expect(hashes).toEqual([approveHash, depositHash])
    expect(after.items).toMatchObject([approve, { stepId: 'deposit', status: 'confirming' }])
    const both = await completed([unnamed(approve), unnamed(deposit)], [approve, deposit])
    expect(both.hashes).toEqual([approveHash, depositHash])
  })

  it('behavior: doesn’t read the journal if no item lacks a hash', async () => {
    const { before, after, reads } = await completed([approve, deposit], [approve, deposit])
    expect([after, reads]).toEqual([before, 0])
    expect(after).toBe(before)
  })

  it('behavior: accepts a stored record with fewer items, or none', async () => {
    for (const stored of [[], [approve]]) {
      const { hashes } = await completed([approve, unnamed(deposit)], stored)
      expect(hashes).toEqual([approveHash, undefined])
    }
  })

  it.each(['lost', 'waiting', 'prompting'] as const)(
    'behavior: ignores the hash of a batch that the wallet gave up, stored as %s',
    async (status) => {
      const { before, after } = await completed([unnamed(deposit)], [{ ...deposit, status }])
      expect(after).toBe(before)
    },
  )

  it.each<[string, Partial<Item>, Partial<Item>, boolean]>([
    ['the prompt of this page', {}, {}, true],
    ['another prompt', { intent: { from: address, at: 999 } }, {}, false],
    ['no prompt', { intent: undefined }, {}, false],
    ['the prompt of this page, after an earlier one was lost', { wasLost: true }, {}, false],
    ['the prompt of this page, after which another is lost', {}, { wasLost: true }, false],
    ['the prompt of this page, which has sent it', {}, { status: 'confirming' }, false],
  ])(
    'behavior: decides about a prompt that another page has withdrawn: %s',
    async (_, change, own, isOver) => {
      const lost = { ...unnamed(deposit), ...own }
      const { before, after } = await completed(
        [approve, lost],
        [approve, { ...lost, status: 'waiting', ...change }],
      )
      if (!isOver) return expect(after).toBe(before)
      expect(after).toEqual({
        ...before,
        status: 'rejected',
        items: [approve, { ...lost, status: 'waiting' }],
      })
    },
  )

  it('error: ignores a stored text that isn’t a hash', async () => {
    const { before, after } = await completed([unnamed(deposit)], [{ ...deposit, transactionHash: '0xab' }])
    expect(after).toBe(before)
  })
})

describe('withAnswer', () => {
  it('default: marks only this item as pending', () => {
    const { items, status } = withAnswer({ ...record, items: [approve, unnamed(deposit)] }, 1, {
      transactionHash: depositHash,
    })
    expect([items[0], status]).toEqual([approve, 'confirming'])
    expect(items[1]).toMatchObject({ status: 'confirming', transactionHash: depositHash })
  })

  it('behavior: changes nothing for an item that the record doesn’t have', () => {
    expect(withAnswer({ ...record, items: [approve] }, 7, { transactionHash: depositHash }).items).toEqual([
      approve,
    ])
  })
})

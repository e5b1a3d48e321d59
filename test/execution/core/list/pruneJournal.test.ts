import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '@causeway/react/execution'
import { pruneJournal } from '../../../../src/execution/core/list/pruneJournal.ts'
import { readJournal, storeRecord } from '../../../../src/execution/records/executionJournal.ts'
import { writeRecord } from '../../../../src/execution/records/executionRecord.ts'
import { executionStatuses } from '../../../../src/execution/state/executionState.ts'
import { record, recordOf } from '../../records/testRecord.ts'

describe('pruneJournal', () => {
  const days = 24 * 60 * 60_000

  it('behavior: keeps ended swaps for thirty days, and pending ones for ever', async () => {
    for (const status of executionStatuses) {
      const isOver = ['success', 'refunded', 'rejected', 'failed', 'idle', 'unconfirmed'].includes(status)
      for (const [age, isKept] of [
        [30 * days, true],
        [30 * days + 1, !isOver],
      ] as const) {
        const journal = createMemoryJournal()
        await storeRecord(journal, recordOf(status))
        await pruneJournal(journal, { records: [recordOf(status)] }, record.updatedAt + age)
        expect(await journal.read(), `${status} after ${age}`).toHaveLength(isKept ? 1 : 0)
      }
    }
  })

  it.each([
    ['was declined after its answer was lost', 'rejected', 'lost', 365],
    ['failed while its transaction was never found', 'failed', 'confirming', 365],
    ['was declined, and nothing sent', 'rejected', 'waiting', 30],
    ['failed, and the provider has its deposit', 'refunded', 'lost', 30],
  ] as const)(
    'error: decides how long to keep a swap, in case the clock is a month ahead: one that %s',
    async (_, status, itemStatus, keptDays) => {
      const [item] = record.items
      const one = { ...recordOf(status), items: item ? [{ ...item, status: itemStatus }] : [] }
      for (const [age, count] of [
        [keptDays * days, 1],
        [keptDays * days + 1, 0],
      ] as const) {
        const journal = createMemoryJournal()
        await storeRecord(journal, one)
        await pruneJournal(journal, { records: [one] }, one.updatedAt + age)
        expect(await journal.read()).toHaveLength(count)
      }
    },
  )

  it('behavior: keeps entries that can’t be read for ever, since the user is asked about them', async () => {
    const journal = createMemoryJournal()
    const text = (change: object) =>
      JSON.stringify({ ...JSON.parse(writeRecord(record)), summary: 7, ...change })
    await journal.write({ id: 'own', text: text({}) })
    await journal.write({ id: 'newer', text: text({ version: 2 }) })
    await journal.write({ id: 'nobodys', text: text({ baseUrl: undefined }) })
    await journal.write({ id: 'cut', text: '{' })
    const contents = await readJournal(journal, record.baseUrl)
    expect(contents.unreadable).toHaveLength(4)
    await pruneJournal(journal, contents, record.updatedAt + 365 * days)
    expect((await journal.read()).map(({ id }) => id)).toEqual(['own', 'newer', 'nobodys', 'cut'])
  })

  it('error: removes nothing that a clock days ahead has stored, once the clock is right', async () => {
    const journal = createMemoryJournal()
    for (const status of ['success', 'failed', 'filling'] as const) {
      await storeRecord(journal, { ...recordOf(status), id: status })
    }
    const { records } = await readJournal(journal, record.baseUrl)
    await pruneJournal(journal, { records }, record.updatedAt - 2 * days)
    expect((await journal.read()).map(({ id }) => id)).toEqual(['success', 'failed', 'filling'])
  })

  it('behavior: keeps the newest two hundred swaps that have ended', async () => {
    const journal = createMemoryJournal()
    const records = Array.from({ length: 202 }, (_, index) => ({
      ...recordOf(index === 201 ? 'failed' : 'success'),
      id: String(index),
    }))
    for (const one of records) await storeRecord(journal, one)
    await pruneJournal(journal, { records }, record.updatedAt)
    const left = (await journal.read()).map(({ id }) => id)
    expect(left).toHaveLength(201)
    expect(left).toContain('201')
    expect(left).not.toContain('200')
  })
})

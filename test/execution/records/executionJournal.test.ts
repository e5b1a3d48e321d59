import { describe, expect, it } from 'vitest'
import { type ExecutionRecord, createMemoryJournal } from '@causeway/react/execution'
import { pruneJournal } from '../../../src/execution/core/list/pruneJournal.ts'
import { readJournal, storeRecord } from '../../../src/execution/records/executionJournal.ts'
import { removeEntry, removeEntries } from '../../../src/execution/ports/journal/journalEntries.ts'
import { writeRecord } from '../../../src/execution/records/executionRecord.ts'
import { depositIdPrefix } from '../../../src/execution/ports/journal/journal.ts'
import { record, recordOf, refusingJournal } from './testRecord.ts'

describe('the journal of executions', () => {
  it('default: lists the newest first, of one provider, with what can’t be read', async () => {
    const journal = createMemoryJournal()
    for (const [id, startedAt, baseUrl] of [
      ['old', 1, record.baseUrl],
      ['new', 3, record.baseUrl],
      ['middle', 2, record.baseUrl],
      ['other', 4, 'https://other.invalid'],
    ] as const) {
      await storeRecord(journal, { ...record, id, startedAt, baseUrl })
    }
    await journal.write({ id: 'cut', text: '{' })
    // Addresses to pay to have a book of their own in the same journal.
    await journal.write({ id: `${depositIdPrefix}one`, text: '{}' })
    const { records, unreadable } = await readJournal(journal, record.baseUrl)
    expect(records.map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect(unreadable).toEqual([{ id: 'cut', text: '{', reason: 'it is not JSON', isNewer: false }])
    await removeEntry(journal, 'cut')
    expect(await readJournal(journal, record.baseUrl)).toMatchObject({ unreadable: [] })
    expect((await journal.read()).map(({ id }) => id)).toContain(`${depositIdPrefix}one`)
  })

  it('behavior: lists an entry that can’t be read for the provider that it names, or for all if it names none', async () => {
    const journal = createMemoryJournal()
    const other = { baseUrl: 'https://other.invalid' }
    for (const [id, written] of Object.entries({
      'of another': { version: 1, ...other },
      'newer, of another': { version: 2, ...other },
      newer: { version: 2, baseUrl: record.baseUrl },
      'of no version': { baseUrl: record.baseUrl },
      'of a version in words': { version: '2', baseUrl: record.baseUrl },
      'of nobody': { version: 1 },
      'of a number': { version: 1, baseUrl: 5 },
      null: null,
    })) {
      await journal.write({ id, text: JSON.stringify(written) })
    }
    const { unreadable } = await readJournal(journal, record.baseUrl)
    expect(unreadable.map(({ id, isNewer }) => [id, isNewer])).toEqual([
      ['newer', true],
      ['of no version', false],
      ['of a version in words', false],
      ['of nobody', false],
      ['of a number', false],
      ['null', false],
    ])
  })

  it('error: refuses to overwrite an entry with a record that could not be read again', async () => {
    const journal = createMemoryJournal()
    await storeRecord(journal, record)
    const before = await journal.read()
    const [item] = record.items
    // From a chain reader without types.
    const items = [{ ...item, intent: { ...item?.intent, nonce: 7n } }]
    const odd = { ...record, items } as unknown as ExecutionRecord
    await expect(storeRecord(journal, odd)).rejects.toMatchObject({ name: 'JournalError' })
    expect(await journal.read()).toEqual(before)
  })

  it('error: reports a store that refuses', async () => {
    const refused = [
      readJournal(refusingJournal, record.baseUrl),
      storeRecord(refusingJournal, record),
      removeEntry(refusingJournal, 'one'),
      pruneJournal(refusingJournal, { records: [recordOf('success')] }, record.updatedAt + 10 ** 12),
    ]
    const causes = ['blocked', 'full', 'locked', 'locked']
    for (const [index, promise] of refused.entries()) {
      await expect(promise).rejects.toMatchObject({
        name: 'JournalError',
        cause: { message: causes[index] },
      })
    }
  })

  it('error: removes the other entries if one of several is refused', async () => {
    const kept = createMemoryJournal()
    for (const id of ['one', 'two', 'three']) await kept.write({ id, text: '{' })
    const journal = {
      ...kept,
      remove: (id: string) => (id === 'two' ? refusingJournal : kept).remove(id),
    }
    await expect(removeEntries(journal, ['one', 'two', 'three'])).rejects.toMatchObject({
      name: 'JournalError',
      cause: { message: 'locked' },
    })
    expect((await kept.read()).map(({ id }) => id)).toEqual(['two'])
    await removeEntries(kept, ['two'])
    expect(await kept.read()).toEqual([])
  })

  it('error: refuses a record that is stored under the ID of another', async () => {
    const journal = createMemoryJournal()
    await journal.write({ id: 'forged', text: writeRecord(record) })
    const { records, unreadable } = await readJournal(journal, record.baseUrl)
    expect(records).toEqual([])
    expect(unreadable).toMatchObject([{ id: 'forged', reason: 'id: it is stored under the ID of another' }])
  })
})

import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { type ExecutionRecord, createMemoryJournal, type Journal } from '@causeway/react/execution'
import type { Clock } from '@causeway/react/actions'
import { createSaver } from '../../../src/execution/records/createSaver.ts'
import { storeLimitMs } from '../../../src/execution/ports/journal/storeLimits.ts'
import { readJournal, storeRecord } from '../../../src/execution/records/executionJournal.ts'
import { removeEntry } from '../../../src/execution/ports/journal/journalEntries.ts'
import { readRecord } from '../../../src/execution/records/executionRecord.ts'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'
import { record, recordOf, refusingJournal } from './testRecord.ts'

/** No write takes long. */
const idleClock: Clock = toSleepClock(createManualClock(0))

/** Lets all that needs no time come to its end. */
async function finishTurn(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
}

describe('createSaver', () => {
  /** A journal whose writes end when the test says so. */
  function slowJournal() {
    const done: string[] = []
    const open: (() => void)[] = []
    const slowly = (what: string) =>
      new Promise<void>((resolve) => {
        open.push(() => {
          done.push(what)
          resolve()
        })
      })
    const journal: Journal = {
      ...createMemoryJournal(),
      write: ({ text }) => slowly(`write ${readRecord(text).status}`),
      remove: (id) => slowly(`remove ${id}`),
    }
    return { journal, done, open }
  }

  it('default: writes one after the other, each with the state when it was requested', async () => {
    const { journal, done, open } = slowJournal()
    let storable = { record: recordOf('awaitingWallet'), isNothing: false }
    const save = createSaver({ journal, clock: idleClock }, () => storable)
    const first = save()
    storable = { record: recordOf('confirming'), isNothing: false }
    const second = save()
    storable = { record: recordOf('rejected'), isNothing: true }
    const third = save()
    await new Promise(setImmediate)
    expect(open).toHaveLength(1)
    for (const [index, saved] of [first, second, third].entries()) {
      open[index]?.()
      await saved
      await new Promise(setImmediate)
    }
    expect(done).toEqual(['write awaitingWallet', 'write confirming', 'remove one'])
  })

  describe('a write that hangs', () => {
    /** Saves twice, with a store that takes eight seconds for the first one. */
    async function saveTwice(second: { status: ExecutionRecord['status']; isNothing?: boolean }) {
      const { journal, done, open } = slowJournal()
      const clock = createManualClock(0)
      let storable = { record: recordOf('awaitingWallet'), isNothing: false }
      const save = createSaver({ journal, clock: toSleepClock(clock) }, () => storable)
      const first = save().catch((error: unknown) => error)
      storable = { record: recordOf(second.status), isNothing: second.isNothing ?? false }
      const saved = save()
      await finishTurn()
      await clock.advance(storeLimitMs - 1)
      await finishTurn()
      expect(open).toHaveLength(1)
      await clock.advance(1)
      await finishTurn()
      return { journal, save, first, saved, done, open }
    }

    it('error: reports the timeout after eight seconds, and writes the next record', async () => {
      const { first, saved, done, open } = await saveTwice({ status: 'confirming' })
      expect(await first).toMatchObject({ name: 'JournalError' })
      expect(open).toHaveLength(2)
      open[1]?.()
      await saved
      expect(done).toEqual(['write confirming'])
    })

    it.each([
      [{ status: 'confirming' }, 'write confirming'],
      [{ status: 'rejected', isNothing: true }, 'remove one'],
    ] as const)('behavior: is overwritten by %j if it ends late', async (second, expected) => {
      const { saved, done, open } = await saveTwice(second)
      open[1]?.()
      await saved
      open[0]?.()
      await finishTurn()
      open[2]?.()
      await finishTurn()
      expect(done).toEqual([expected, 'write awaitingWallet', expected])
    })

    it('behavior: is removed again, and not overwritten, if it ends after the entry was removed', async () => {
      const { journal, saved, done, open } = await saveTwice({ status: 'confirming' })
      open[1]?.()
      await saved
      const removing = removeEntry(journal, 'one', idleClock)
      open[2]?.()
      await removing
      open[0]?.()
      await finishTurn()
      open[3]?.()
      await finishTurn()
      expect(done).toEqual(['write confirming', 'remove one', 'write awaitingWallet', 'remove one'])
      expect(open).toHaveLength(4)
    })

    it('behavior: is overwritten if it ends after the removed entry was written again', async () => {
      const { journal, save, saved, done, open } = await saveTwice({ status: 'confirming' })
      open[1]?.()
      await saved
      const removing = removeEntry(journal, 'one', idleClock)
      open[2]?.()
      await removing
      const again = save()
      await finishTurn()
      open[3]?.()
      await again
      open[0]?.()
      await finishTurn()
      open[4]?.()
      await finishTurn()
      expect(done.slice(1)).toEqual([
        'remove one',
        'write confirming',
        'write awaitingWallet',
        'write confirming',
      ])
    })

    it.each(['removes it', 'refuses'])(
      'behavior: writes again what came after a removal that timed out, once storage %s',
      async (end) => {
        const clock = createManualClock(0)
        const memory = createMemoryJournal()
        const removing = Promise.withResolvers<void>()
        const journal: Journal = {
          ...memory,
          remove: (id) => removing.promise.then(() => memory.remove(id)),
        }
        let storable = { record: recordOf('rejected'), isNothing: false }
        const save = createSaver({ journal, clock: toSleepClock(clock) }, () => storable)
        await save()
        const removed = removeEntry(journal, 'one', toSleepClock(clock)).catch((error: Error) => error.name)
        await finishTurn()
        await clock.advance(storeLimitMs)
        expect(await removed).toBe('JournalError')
        storable = { record: recordOf('awaitingWallet'), isNothing: false }
        await save()
        storable = { record: recordOf('confirming'), isNothing: false }
        await save()
        if (end === 'refuses') removing.reject(new Error('locked'))
        else removing.resolve()
        await finishTurn()
        const { records } = await readJournal(memory, record.baseUrl, idleClock)
        expect(records.map(({ status }) => status)).toEqual(['confirming'])
      },
    )

    it('behavior: removes at last what nothing has written since a removal timed out', async () => {
      const clock = createManualClock(0)
      const memory = createMemoryJournal()
      const removing = Promise.withResolvers<void>()
      const journal: Journal = { ...memory, remove: (id) => removing.promise.then(() => memory.remove(id)) }
      const storable = { record: recordOf('rejected'), isNothing: false }
      await createSaver({ journal, clock: toSleepClock(clock) }, () => storable)()
      const removed = removeEntry(journal, 'one', toSleepClock(clock)).catch(() => {})
      await finishTurn()
      await clock.advance(storeLimitMs)
      await removed
      removing.resolve()
      await finishTurn()
      expect(await memory.read()).toEqual([])
    })

    it('behavior: doesn’t write the newest state again needlessly', async () => {
      const { journal, open } = slowJournal()
      const clock = createManualClock(0)
      const storable = { record: recordOf('confirming'), isNothing: false }
      const save = createSaver({ journal, clock: toSleepClock(clock) }, () => storable)
      const saved = save().catch(() => {})
      await finishTurn()
      await clock.advance(storeLimitMs)
      await saved
      open[0]?.()
      await finishTurn()
      expect(open).toHaveLength(1)
    })
  })

  describe('a hash that the journal has already', () => {
    const stored = `0x${'5e'.repeat(32)}` as const
    type Item = ExecutionRecord['items'][number]

    /** Saves an item that names no hash, where the journal names one. */
    async function saveOver(
      item: Partial<Item>,
      change: Partial<ExecutionRecord> = {},
      options: { isNothing?: boolean; heardHashes?: ReadonlySet<string> } = {},
    ) {
      const journal = createMemoryJournal()
      const [known] = record.items
      if (!known) throw new TypeError('The record has no item.')
      await storeRecord(journal, { ...record, items: [{ ...known, transactionHash: stored }] })
      const next = { ...known, transactionHash: undefined, ...item }
      const found: ExecutionRecord[] = []
      const storable = {
        record: { ...record, ...change, items: [next] },
        isNothing: false,
        ...options,
      }
      await createSaver(
        { journal, clock: idleClock },
        () => storable,
        (one) => found.push(one),
      )()
      const { records } = await readJournal(journal, record.baseUrl)
      return { found, records }
    }

    it.each([
      ['unknown', 'lost', 'confirming', 'confirming'],
      ['attention', 'lost', 'confirming', 'confirming'],
      ['rejected', 'lost', 'confirming', 'confirming'],
      ['rejected', 'waiting', 'confirming', 'confirming'],
      ['awaitingWallet', 'done', 'awaitingWallet', 'done'],
      ['filling', 'done', 'filling', 'done'],
      ['failed', 'lost', 'failed', 'confirming'],
      ['failed', 'done', 'failed', 'done'],
    ] as const)('default: stays, where %s with an item %s is saved', async (status, was, then, itemThen) => {
      const { found, records } = await saveOver({ status: was }, { status })
      const expected = { status: then, items: [{ status: itemThen, transactionHash: stored }] }
      expect(records).toMatchObject([expected])
      // The saver's caller is notified.
      expect(found).toMatchObject([expected])
    })

    it('behavior: stays, where the execution would be removed as nothing', async () => {
      const { records } = await saveOver({ status: 'waiting' }, { status: 'rejected' }, { isNothing: true })
      expect(records).toMatchObject([{ status: 'confirming', items: [{ transactionHash: stored }] }])
    })

    it.each<[string, Partial<Item>, { heardHashes?: ReadonlySet<string> }]>([
      ['was given up by the execution', { status: 'lost' }, { heardHashes: new Set([stored]) }],
      ['belongs to an item that was never prompted', { status: 'waiting', intent: undefined }, {}],
      ['belongs to a signature', { kind: 'signature', status: 'lost' }, {}],
    ])('behavior: is dropped if it %s', async (_, item, options) => {
      const { found, records } = await saveOver(item, { status: 'unknown' }, options)
      expect(records[0]?.status).toBe('unknown')
      expect(records[0]?.items[0]?.transactionHash ?? undefined).toBeUndefined()
      expect(found).toEqual([])
    })

    it('behavior: gives way to the one that the execution has', async () => {
      const own = `0x${'6f'.repeat(32)}` as const
      const { found, records } = await saveOver({ transactionHash: own })
      expect(records[0]?.items[0]?.transactionHash).toBe(own)
      expect(found).toEqual([])
    })

    it('behavior: writes to a journal that can’t be read', async () => {
      const kept = createMemoryJournal()
      const journal = { ...kept, read: () => Promise.reject(new Error('blocked')) }
      const [item] = record.items
      if (!item) throw new TypeError('The record has no item.')
      const items = [{ ...item, transactionHash: undefined }]
      await createSaver({ journal, clock: idleClock }, () => ({
        record: { ...record, items },
        isNothing: false,
      }))()
      expect(await kept.read()).toHaveLength(1)
    })
  })

  it('behavior: writes nothing if there is no record', async () => {
    const { journal, open } = slowJournal()
    for (const isNothing of [true, false]) {
      await createSaver({ journal, clock: idleClock }, () => ({ record: undefined, isNothing }))()
    }
    expect(open).toEqual([])
  })

  it('error: reports a write that is refused, and still tries the next one', async () => {
    let isFull = true
    const kept = createMemoryJournal()
    const journal: Journal = { ...kept, write: (entry) => (isFull ? refusingJournal : kept).write(entry) }
    const save = createSaver({ journal, clock: idleClock }, () => ({
      record: recordOf('confirming'),
      isNothing: false,
    }))
    await expect(save()).rejects.toMatchObject({ name: 'JournalError' })
    isFull = false
    await save()
    expect(await kept.read()).toHaveLength(1)
  })
})

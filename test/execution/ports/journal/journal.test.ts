import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import {
  idleState,
  type ExecutionState,
  type ExecutionRecord,
  createMemoryJournal,
  type Journal,
} from '@causeway/react/execution'
import { SchemaError } from '@causeway/react/schemas'
import type { Clock } from '@causeway/react/actions'
import { executionItemStatuses } from '../../../../src/execution/state/executionItem.ts'
import { executionStatuses } from '../../../../src/execution/state/executionState.ts'
import { createSaver, storeLimitMs } from '../../../../src/execution/ports/journal/createSaver.ts'
import {
  pruneJournal,
  readJournal,
  removeRecord,
  storeRecord,
} from '../../../../src/execution/ports/journal/executionJournal.ts'
import { readRecord, toRecord, writeRecord } from '../../../../src/execution/ports/journal/executionRecord.ts'
import { depositIdPrefix } from '../../../../src/execution/ports/journal/journal.ts'
import { mirrorState, restoreState } from '../../../../src/execution/ports/journal/restoreState.ts'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

const address = '0x00000000000000000000000000000000000000a1'
const currency = { chainId: 1, address, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

/** Everything that a record may hold. */
const record: ExecutionRecord = {
  id: 'one',
  baseUrl: 'https://one.invalid',
  requestId: '0x1',
  statusPath: '/intents/status',
  status: 'confirming',
  summary: {
    operation: 'bridge',
    sender: address,
    recipient: address,
    refundTo: undefined,
    currencyIn: { currency, amount: 5n },
    currencyOut: { currency, amount: 4n },
    refundCurrency: undefined,
    timeEstimate: 30,
  },
  items: [
    {
      kind: 'transaction',
      stepId: 'approve',
      action: 'Confirm',
      chainId: 1,
      status: 'confirming',
      transactionHash: '0xab',
      change: 'repriced',
      intent: {
        from: address,
        at: 1_000,
        nonce: 7,
        callsId: '0x9',
        approval: { token: address, spender: address, amount: 5n },
      },
    },
  ],
  requestState: { rawStatus: 'pending', status: 'pending', isDeposited: false, updatedAt: 3 },
  startedAt: 1_000,
  updatedAt: 2_000,
}

/** Of a state of things, one item for each of the statuses. */
function recordOf(status: ExecutionRecord['status'], ...items: (typeof executionItemStatuses)[number][]) {
  const [item] = record.items
  if (!item) throw new TypeError('The record has no item.')
  return { ...record, status, items: items.map((itemStatus) => ({ ...item, status: itemStatus })) }
}

describe('readRecord', () => {
  it.each([
    '@stranger.invalid/status',
    '.stranger.invalid/status',
    ':8080/status',
    '//stranger.invalid/status',
    'https://stranger.invalid/status',
    '/../status',
    '/status?requestId=0x2&',
    '/status#',
    '/%2e%2e/status',
    '\\\\stranger.invalid',
    '',
  ])('error: a stored path that is none of the service’s is not followed: %s', (statusPath) => {
    const read = readRecord(writeRecord({ ...record, statusPath }))
    expect(read.statusPath ?? undefined).toBeUndefined()
    expect(read.requestId).toBe('0x1')
  })

  it('default: reads what was written, amounts and all', () => {
    const text = writeRecord(record)
    expect(JSON.parse(text)).toMatchObject({ version: 1, summary: { currencyIn: { amount: '5' } } })
    expect(readRecord(text)).toMatchObject({
      ...record,
      summary: { currencyIn: { amount: 5n }, currencyOut: { amount: 4n } },
      items: [{ intent: { approval: { amount: 5n } } }],
    })
  })

  it('default: what a permit moves, also where an earlier version did not store it', () => {
    const permit = { standard: 'Permit2', contract: address, owner: address, nonce: '3' } as const
    const moves = { token: address, amount: 5n } as const
    const restored = (stored: object) => {
      const [item] = record.items
      const items = [{ ...item, intent: { from: address, at: 1, permit: stored } }]
      const read = readRecord(writeRecord({ ...record, items } as unknown as ExecutionRecord))
      return mirrorState(read).items[0]?.intent?.permit
    }
    expect(restored({ ...permit, moves })).toEqual({ ...permit, moves })
    expect(restored(permit)).toEqual({ ...permit, moves: undefined })
    expect(restored({ ...permit, moves: null })).toEqual({ ...permit, moves: undefined })
  })

  it('behavior: an order keeps its name, and a record of before orders had one is read', () => {
    const { summary } = record
    const named = writeRecord({ ...record, summary: { ...summary, orderId: '1042' } })
    expect(readRecord(named).summary.orderId).toBe('1042')
    expect(readRecord(writeRecord(record)).summary.orderId).toBeUndefined()
    // What a page without types gave for a name must not hide a transfer.
    expect(readRecord(named.replace('"1042"', '1042')).summary).toMatchObject({
      recipient: summary.recipient,
    })
  })

  it('behavior: every word of a state is read, and no other', () => {
    for (const status of executionStatuses) {
      expect(readRecord(writeRecord(recordOf(status, 'done'))).status).toBe(status)
    }
    for (const status of executionItemStatuses) {
      expect(readRecord(writeRecord(recordOf('failed', status))).items[0]?.status).toBe(status)
    }
    for (const change of ['repriced', 'reorganised', 'missing'] as const) {
      const text = writeRecord(record).replace('"repriced"', `"${change}"`)
      expect(readRecord(text).items[0]?.change).toBe(change)
    }
    const [item] = record.items
    const dancing = { ...record, status: 'dancing' } as unknown as ExecutionRecord
    const lying = { ...record, items: [{ ...item, kind: 'toString' }] } as unknown as ExecutionRecord
    expect(() => readRecord(writeRecord(dancing))).toThrow('status: it is not a known word')
    expect(() => readRecord(writeRecord(lying))).toThrow('items.0.kind: it is not a known word')
  })

  it('behavior: of either kind', () => {
    const text = writeRecord(record).replace('"kind":"transaction"', '"kind":"signature"')
    expect(readRecord(text).items[0]?.kind).toBe('signature')
  })

  it.each([undefined, null, '1'])('error: a record whose version is %j is no record', (version) => {
    const text = JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version })
    expect(() => readRecord(text)).toThrow('version: ')
  })

  it.each(['null', '[]', '{}', '{"version":"1"}', '{"version":1}', '{', ''])(
    'error: %j is no record',
    (text) => {
      expect(() => readRecord(text)).toThrow(SchemaError)
    },
  )

  it.each(['id', 'baseUrl', 'status', 'summary', 'items', 'startedAt', 'updatedAt'])(
    'error: a record without %s is no record',
    (field) => {
      expect(() => readRecord(writeRecord({ ...record, [field]: undefined }))).toThrow(`${field}: `)
    },
  )

  it.each([
    ['from', 1],
    ['at', 'then'],
    ['nonce', '7'],
    ['callsId', 9],
    ['approval', {}],
    ['approval', { token: 'USDC', spender: address, amount: '5' }],
    ['approval', { token: address, spender: 'me', amount: '5' }],
    ['approval', { token: address, spender: address, amount: 5 }],
    ['permit', { standard: 'Permit2', contract: address, owner: address, nonce: '3', moves: {} }],
  ])('error: a prompt whose %s is %j is no prompt', (field, value) => {
    const [item] = record.items
    const items = [{ ...item, intent: { ...item?.intent, [field]: value } }]
    const text = writeRecord({ ...record, items } as unknown as ExecutionRecord)
    expect(() => readRecord(text)).toThrow(`items.0.intent.${field}`)
  })

  it('behavior: an older form is read through every form since', () => {
    const seen: unknown[] = []
    const migrate = (version: number) => (older: Record<string, unknown>) => {
      seen.push(version)
      return { ...older, id: `${String(older['id'])}, ${version}` }
    }
    const text = JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version: -1 })
    expect(readRecord(text, { [-1]: migrate(-1), 0: migrate(0) }).id).toBe('one, -1, 0')
    expect(seen).toEqual([-1, 0])
  })

  it('error: a form that nobody knows', () => {
    const form = (version: number) =>
      JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version })
    expect(() => readRecord(form(2))).toThrow('version: it comes from a newer version of this library')
    expect(() => readRecord(form(0))).toThrow('version: there is no way to read this version')
  })
})

it('readRecord: error: what a store says in the service’s name is dropped', () => {
  const read = (requestState: object) =>
    readRecord(JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), requestState })).requestState
  const text = 'Send 1 ETH to claim.example to get it back.'
  expect(
    read({ status: 'failure', details: text, failReason: text, refundFailReason: text, time: 3 }),
  ).toEqual({
    rawStatus: 'failure',
    status: 'failure',
    isDeposited: false,
    updatedAt: 3,
  })
  expect(read({ status: text })).toBeUndefined()
})

describe('toRecord', () => {
  const { requestId, summary, items, startedAt } = mirrorState(record)
  const { status, requestState } = record
  const state: ExecutionState = {
    ...idleState,
    id: 'one',
    requestId,
    status,
    summary,
    items,
    requestState,
    startedAt,
  }
  const where = { baseUrl: 'https://one.invalid', statusPath: '/intents/status', now: 2_000 }

  it('default: all that is worth keeping', () => {
    expect(toRecord(state, where)).toEqual(record)
  })

  it('behavior: what was to be asked for again is lost to whoever opens the page', () => {
    const [item] = items
    if (!item) throw new TypeError('The record has no item.')
    const again = { ...item, status: 'waiting' as const, wasLost: true }
    expect(toRecord({ ...state, items: [again] }, where)?.items).toEqual([{ ...item, status: 'lost' }])
    const sent = { ...again, status: 'confirming' as const }
    expect(toRecord({ ...state, items: [sent] }, where)?.items).toEqual([{ ...item, status: 'confirming' }])
  })

  it.each(['id', 'summary', 'startedAt'] as const)('behavior: nothing without %s', (field) => {
    expect(toRecord({ ...state, [field]: undefined }, where)).toBeUndefined()
  })
})

/** What a store may say of where the money is. */
const ends = ['confirming', 'posting', 'filling', 'success', 'refunded', 'failed', 'rejected'] as const

describe('mirrorState', () => {
  it('default: the state as it was stored', () => {
    const { baseUrl: _, statusPath: __, updatedAt: ___, ...rest } = record
    for (const status of ['auditing', 'awaitingChain', 'awaitingWallet', 'unknown', 'attention'] as const) {
      // But for the service's words, of which a store is no witness.
      const state = {
        ...idleState,
        ...rest,
        status,
        isRestored: true,
        storedStatus: status,
        requestState: undefined,
      }
      expect(mirrorState({ ...record, status })).toEqual(state)
    }
  })

  it('behavior: what was stored as nothing is undefined', () => {
    const [item] = record.items
    const intent = { from: address, at: 1, nonce: null, callsId: null, approval: null }
    const bare = {
      ...record,
      requestId: null,
      requestState: null,
      items: [
        { ...item, transactionHash: null, change: null, intent },
        { ...item, intent: null },
      ],
    } as unknown as ExecutionRecord
    const state = mirrorState(bare)
    expect([state.requestId, state.requestState]).toEqual([undefined, undefined])
    expect(state.items).toMatchObject([
      {
        transactionHash: undefined,
        change: undefined,
        intent: { from: address, at: 1, nonce: undefined, callsId: undefined, approval: undefined },
      },
      { intent: undefined },
    ])
  })

  it('behavior: neither where the money is nor why it failed is taken from a store', () => {
    const failure = { ...record.requestState, rawStatus: 'failure', status: 'failure' } as const
    const seen = (change: object) => {
      const { status, error } = mirrorState({ ...record, ...change } as ExecutionRecord)
      return [status, error]
    }
    for (const status of ends) {
      expect(seen({ status })).toEqual(['unconfirmed', undefined])
      expect(seen({ status, requestState: failure })).toEqual(['unconfirmed', undefined])
    }
  })
})

describe('restoreState', () => {
  it.each(['success', 'refunded', 'failed', 'rejected', 'idle', 'filling'] as const)(
    'behavior: %s stays as it is',
    (status) => {
      const stored = recordOf(status, 'waiting', 'prompting')
      expect(restoreState(stored)).toEqual(mirrorState(stored))
    },
  )

  it.each(['prompting', 'posting', 'lost'] as const)(
    'behavior: of what was %s nobody knows what became of it',
    (status) => {
      expect(restoreState(recordOf('awaitingWallet', 'done', status, 'confirming'))).toMatchObject({
        status: 'unknown',
        error: { name: 'AnswerLostError' },
        items: [{ status: 'done' }, { status: 'lost' }, { status: 'confirming' }],
      })
    },
  )

  it.each(executionStatuses.filter((status) => status !== 'idle'))(
    'behavior: neither what was sent nor what is still to be is believed of one that is %s',
    (status) => {
      for (const items of [['waiting'], ['done', 'waiting'], ['done', 'done'], ['confirming']] as const) {
        const state = restoreState(recordOf(status, ...items))
        expect([state.status, state.error]).toEqual(['unconfirmed', undefined])
        // What is looked for on the chain.
        expect(state.items.map((item) => item.status)).toEqual(items)
      }
    },
  )
})

const refusing: Journal = {
  read: () => Promise.reject(new Error('blocked')),
  write: () => Promise.reject(new Error('full')),
  remove: () => Promise.reject(new Error('locked')),
}

describe('the journal of executions', () => {
  it('default: newest first, of one service, with what can’t be read', async () => {
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
    await removeRecord(journal, 'cut')
    expect(await readJournal(journal, record.baseUrl)).toMatchObject({ unreadable: [] })
    expect((await journal.read()).map(({ id }) => id)).toContain(`${depositIdPrefix}one`)
  })

  it('behavior: an entry that can’t be read is told by the service that it names, or that nobody names', async () => {
    const journal = createMemoryJournal()
    const other = { baseUrl: 'https://other.invalid' }
    for (const [id, written] of Object.entries({
      'of another': { version: 1, ...other },
      'newer, of another': { version: 2, ...other },
      newer: { version: 2, baseUrl: record.baseUrl },
      'of no version': { baseUrl: record.baseUrl },
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
      ['of nobody', false],
      ['of a number', false],
      ['null', false],
    ])
  })

  it('error: what could not be read again is not written over what can', async () => {
    const journal = createMemoryJournal()
    await storeRecord(journal, record)
    const before = await journal.read()
    const [item] = record.items
    // Of a chain reader without types.
    const items = [{ ...item, intent: { ...item?.intent, nonce: 7n } }]
    const odd = { ...record, items } as unknown as ExecutionRecord
    await expect(storeRecord(journal, odd)).rejects.toMatchObject({ name: 'JournalError' })
    expect(await journal.read()).toEqual(before)
  })

  it('error: a store that refuses', async () => {
    const refused = [
      readJournal(refusing, record.baseUrl),
      storeRecord(refusing, record),
      removeRecord(refusing, 'one'),
      pruneJournal(
        refusing,
        { records: [recordOf('success')], unreadable: [] },
        { baseUrl: record.baseUrl, now: record.updatedAt + 10 ** 12 },
      ),
    ]
    const causes = ['blocked', 'full', 'locked', 'locked']
    for (const [index, promise] of refused.entries()) {
      await expect(promise).rejects.toMatchObject({
        name: 'JournalError',
        cause: { message: causes[index] },
      })
    }
  })

  const days = 24 * 60 * 60_000

  it('behavior: what is over is kept for thirty days, and what is not for ever', async () => {
    for (const status of executionStatuses) {
      const isOver = ['success', 'refunded', 'rejected', 'failed', 'idle', 'unconfirmed'].includes(status)
      for (const [age, isKept] of [
        [30 * days, true],
        [30 * days + 1, !isOver],
      ] as const) {
        const journal = createMemoryJournal()
        await storeRecord(journal, recordOf(status))
        await pruneJournal(
          journal,
          { records: [recordOf(status)], unreadable: [] },
          { baseUrl: record.baseUrl, now: record.updatedAt + age },
        )
        expect(await journal.read(), `${status} after ${age}`).toHaveLength(isKept ? 1 : 0)
      }
    }
  })

  it('behavior: what this version wrote and can’t be read is kept as long', async () => {
    const journal = createMemoryJournal()
    const text = (change: object) =>
      JSON.stringify({ ...JSON.parse(writeRecord(record)), summary: 7, ...change })
    await journal.write({ id: 'own', text: text({}) })
    await journal.write({ id: 'newer', text: text({ version: 2 }) })
    await journal.write({ id: 'nobodys', text: text({ baseUrl: undefined }) })
    await journal.write({ id: 'cut', text: '{' })
    const contents = await readJournal(journal, record.baseUrl)
    expect(contents.unreadable).toHaveLength(4)
    const idsAfter = async (age: number) => {
      await pruneJournal(journal, contents, { baseUrl: record.baseUrl, now: record.updatedAt + age })
      return (await journal.read()).map(({ id }) => id)
    }
    expect(await idsAfter(30 * days)).toContain('own')
    expect(await idsAfter(30 * days + 1)).toEqual(['newer', 'nobodys', 'cut'])
  })

  it('error: what claims a time that is still to come is not kept for it', async () => {
    const journal = createMemoryJournal()
    for (const status of ['success', 'failed', 'filling'] as const) {
      await storeRecord(journal, { ...recordOf(status), id: status })
    }
    const { records } = await readJournal(journal, record.baseUrl)
    await pruneJournal(
      journal,
      { records, unreadable: [] },
      { baseUrl: record.baseUrl, now: record.updatedAt - 2 * days },
    )
    expect((await journal.read()).map(({ id }) => id)).toEqual(['filling'])
  })

  it('error: a record under the name of another is none', async () => {
    const journal = createMemoryJournal()
    await journal.write({ id: 'forged', text: writeRecord(record) })
    const { records, unreadable } = await readJournal(journal, record.baseUrl)
    expect(records).toEqual([])
    expect(unreadable.map(({ id }) => id)).toEqual(['forged'])
  })

  it('behavior: of what is over the newest two hundred are kept', async () => {
    const journal = createMemoryJournal()
    const records = Array.from({ length: 202 }, (_, index) => ({
      ...recordOf(index === 201 ? 'failed' : 'success'),
      id: String(index),
    }))
    for (const one of records) await storeRecord(journal, one)
    await pruneJournal(
      journal,
      { records, unreadable: [] },
      { baseUrl: record.baseUrl, now: record.updatedAt },
    )
    const left = (await journal.read()).map(({ id }) => id)
    expect(left).toHaveLength(201)
    expect(left).toContain('201')
    expect(left).not.toContain('200')
  })
})

/** No write takes long. */
const idleClock: Clock = toSleepClock(createManualClock(0))

/** Lets all that needs no time come to its end. */
async function finishTurn(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
}

describe('createSaver', () => {
  /** A journal whose writes end when they are told to. */
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

  it('default: one write after the other, of what there was when each was asked for', async () => {
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
      return { first, saved, done, open }
    }

    it('error: is told after eight seconds, and what comes after it is written', async () => {
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
    ] as const)('behavior: come through late, it is written over by %j', async (second, expected) => {
      const { saved, done, open } = await saveTwice(second)
      open[1]?.()
      await saved
      open[0]?.()
      await finishTurn()
      open[2]?.()
      await finishTurn()
      expect(done).toEqual([expected, 'write awaitingWallet', expected])
    })

    it('behavior: the newest is not written again for nothing', async () => {
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
      ['failed', 'lost', 'failed', 'lost'],
    ] as const)('default: stays, where %s with an item %s is saved', async (status, was, then, itemThen) => {
      const { found, records } = await saveOver({ status: was }, { status })
      const expected = { status: then, items: [{ status: itemThen, transactionHash: stored }] }
      expect(records).toMatchObject([expected])
      // Whoever saved it is told.
      expect(found).toMatchObject([expected])
    })

    it('behavior: stays, where the execution would be removed as nothing', async () => {
      const { records } = await saveOver({ status: 'waiting' }, { status: 'rejected' }, { isNothing: true })
      expect(records).toMatchObject([{ status: 'confirming', items: [{ transactionHash: stored }] }])
    })

    it.each<[string, Partial<Item>, { heardHashes?: ReadonlySet<string> }]>([
      ['the execution has given up', { status: 'lost' }, { heardHashes: new Set([stored]) }],
      ['was never asked for', { status: 'waiting', intent: undefined }, {}],
      ['is of a signature', { kind: 'signature', status: 'lost' }, {}],
    ])('behavior: goes, where it %s', async (_, item, options) => {
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

    it('behavior: a journal that can’t be read is written to all the same', async () => {
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

  it('behavior: nothing is written while there is nothing', async () => {
    const { journal, open } = slowJournal()
    for (const isNothing of [true, false]) {
      await createSaver({ journal, clock: idleClock }, () => ({ record: undefined, isNothing }))()
    }
    expect(open).toEqual([])
  })

  it('error: a write that is refused is told, and the next one is tried all the same', async () => {
    let isFull = true
    const kept = createMemoryJournal()
    const journal: Journal = { ...kept, write: (entry) => (isFull ? refusing : kept).write(entry) }
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

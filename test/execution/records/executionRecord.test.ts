import { describe, expect, it } from 'vitest'
import { idleState, type ExecutionState, type ExecutionRecord } from '@causeway/react/execution'
import { SchemaError } from '@causeway/react/schemas'
import { executionItemStatuses } from '../../../src/execution/state/executionItem.ts'
import { executionStatuses } from '../../../src/execution/state/executionState.ts'
import { readRecord, toRecord, writeRecord } from '../../../src/execution/records/executionRecord.ts'
import { mirrorState } from '../../../src/execution/records/restoreState.ts'
import { record, recordOf, address } from './testRecord.ts'

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
  ])('error: doesn’t follow a stored path that isn’t one of the provider: %s', (statusPath) => {
    const read = readRecord(writeRecord({ ...record, statusPath }))
    expect(read.statusPath ?? undefined).toBeUndefined()
    expect(read.requestId).toBe('0x1')
  })

  it('default: reads what was written, amounts and all', () => {
    const text = writeRecord(record)
    expect(JSON.parse(text)).toMatchObject({ version: 1, summary: { pay: { amount: '5' } } })
    expect(readRecord(text)).toMatchObject({
      ...record,
      summary: { pay: { amount: 5n }, receive: { amount: 4n } },
      items: [{ intent: { approval: { amount: 5n } } }],
    })
  })

  it('default: reads what a permit moves and grants, also from earlier versions without it', () => {
    const permit = { standard: 'Permit2', contract: address, owner: address, nonce: '3' } as const
    const moves = { token: address, amount: 5n } as const
    const restored = (stored: object) => {
      const [item] = record.items
      const items = [{ ...item, intent: { from: address, at: 1, permit: stored } }]
      const read = readRecord(writeRecord({ ...record, items } as unknown as ExecutionRecord))
      return mirrorState(read).items[0]?.intent?.permit
    }
    const grants = { spender: address, amount: 6n } as const
    const neither = { ...permit, moves: undefined, grants: undefined }
    expect(restored({ ...permit, moves })).toEqual({ ...neither, moves })
    expect(restored({ ...permit, grants })).toEqual({ ...neither, grants })
    expect(restored(permit)).toEqual(neither)
    expect(restored({ ...permit, moves: null, grants: null })).toEqual(neither)
  })

  it.each(['EIP-2612', 'EIP-3009', 'Permit2'] as const)('behavior: reads a permit of %s', (standard) => {
    const permit = { standard, contract: address, owner: address, nonce: '3' } as const
    const [item] = record.items
    const items = [{ ...item, intent: { from: address, at: 1, permit } }]
    const read = readRecord(writeRecord({ ...record, items } as unknown as ExecutionRecord))
    expect(read.items[0]?.intent?.permit).toMatchObject(permit)
  })

  it('behavior: reads that an item revokes an approval, and ignores any other value', () => {
    const revokesOf = (revokes: unknown) => {
      const [item] = record.items
      const items = [{ ...item, revokes }]
      return readRecord(writeRecord({ ...record, items } as unknown as ExecutionRecord)).items[0]?.revokes
    }
    expect([true, false, 'yes', undefined].map(revokesOf)).toEqual([true, undefined, undefined, undefined])
  })

  it('behavior: keeps the ID of an order, and reads records without orders', () => {
    const { summary } = record
    const named = writeRecord({ ...record, summary: { ...summary, orderId: '1042' } })
    expect(readRecord(named).summary.orderId).toBe('1042')
    expect(readRecord(writeRecord(record)).summary.orderId).toBeUndefined()
    // A name of the wrong type, from a page without types, must not hide a swap.
    expect(readRecord(named.replace('"1042"', '1042')).summary).toMatchObject({
      recipient: summary.recipient,
    })
  })

  it('behavior: reads every known status, and no other', () => {
    for (const status of executionStatuses) {
      expect(readRecord(writeRecord(recordOf(status, 'done'))).status).toBe(status)
    }
    for (const status of executionItemStatuses) {
      expect(readRecord(writeRecord(recordOf('failed', status))).items[0]?.status).toBe(status)
    }
    for (const change of ['repriced', 'reorganized', 'missing'] as const) {
      const text = writeRecord(record).replace('"repriced"', `"${change}"`)
      expect(readRecord(text).items[0]?.change).toBe(change)
    }
    const [item] = record.items
    const dancing = { ...record, status: 'dancing' } as unknown as ExecutionRecord
    const lying = { ...record, items: [{ ...item, kind: 'toString' }] } as unknown as ExecutionRecord
    expect(() => readRecord(writeRecord(dancing))).toThrow('status: it is not a known word')
    expect(() => readRecord(writeRecord(lying))).toThrow('items.0.kind: it is not a known word')
  })

  it('behavior: reads both kinds of items', () => {
    const text = writeRecord(record).replace('"kind":"transaction"', '"kind":"signature"')
    expect(readRecord(text).items[0]?.kind).toBe('signature')
  })

  it.each([undefined, null, '1'])('error: refuses a record with the version %j', (version) => {
    const text = JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version })
    expect(() => readRecord(text)).toThrow('version: ')
  })

  it.each(['null', '[]', '{}', '{"version":"1"}', '{"version":1}', '{', ''])(
    'error: refuses %j as a record',
    (text) => {
      expect(() => readRecord(text)).toThrow(SchemaError)
    },
  )

  it.each(['id', 'baseUrl', 'status', 'summary', 'items', 'startedAt', 'updatedAt'])(
    'error: refuses a record without %s',
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
  ])('error: refuses a prompt whose %s is %j', (field, value) => {
    const [item] = record.items
    const items = [{ ...item, intent: { ...item?.intent, [field]: value } }]
    const text = writeRecord({ ...record, items } as unknown as ExecutionRecord)
    expect(() => readRecord(text)).toThrow(`items.0.intent.${field}`)
  })

  it('behavior: migrates an older record through every version since', () => {
    const seen: unknown[] = []
    const migrate = (version: number) => (older: Record<string, unknown>) => {
      seen.push(version)
      return { ...older, id: `${String(older['id'])}, ${version}` }
    }
    const text = JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version: -1 })
    expect(readRecord(text, { [-1]: migrate(-1), 0: migrate(0) }).id).toBe('one, -1, 0')
    expect(seen).toEqual([-1, 0])
  })

  it('error: refuses a newer or unknown version', () => {
    const form = (version: number) =>
      JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), version })
    expect(() => readRecord(form(2))).toThrow('version: it comes from a newer version of this library')
    expect(() => readRecord(form(0))).toThrow('version: there is no way to read this version')
  })
})

it('error: readRecord: drops the texts that a store attributes to the provider', () => {
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

  it('default: keeps all that is needed', () => {
    expect(toRecord(state, where)).toEqual(record)
  })

  it('behavior: stores an item that was to be prompted again as lost', () => {
    const [item] = items
    if (!item) throw new TypeError('The record has no item.')
    const again = { ...item, status: 'waiting' as const, wasLost: true }
    const read = (one: typeof again | typeof sent) => {
      const stored = toRecord({ ...state, items: [one] }, where)
      return stored && readRecord(writeRecord(stored)).items
    }
    expect(read(again)).toMatchObject([{ status: 'lost', wasLost: true }])
    // The earlier prompt may still be answered.
    const sent = { ...again, status: 'confirming' as const }
    expect(read(sent)).toMatchObject([{ status: 'confirming', wasLost: true }])
  })

  it('behavior: stores nothing of an unconfirmed swap, so that the stored end stays', () => {
    expect(toRecord({ ...state, status: 'unconfirmed' }, where)).toBeUndefined()
  })

  it.each(['id', 'summary', 'startedAt'] as const)('behavior: stores nothing without %s', (field) => {
    expect(toRecord({ ...state, [field]: undefined }, where)).toBeUndefined()
  })
})

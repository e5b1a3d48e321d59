import { describe, expect, it } from 'vitest'
import { idleState, type ExecutionRecord } from '@causeway/react/execution'
import { executionStatuses } from '../../../src/execution/state/executionState.ts'
import { readRecord, toRecord, writeRecord } from '../../../src/execution/records/executionRecord.ts'
import { mirrorState, restoreState } from '../../../src/execution/records/restoreState.ts'
import { record, recordOf, address } from './testRecord.ts'

/** The ends that a store may claim. */
const ends = ['confirming', 'posting', 'filling', 'success', 'refunded', 'failed', 'rejected'] as const

describe('mirrorState', () => {
  it('default: mirrors the state as it was stored', () => {
    const { baseUrl: _, statusPath: __, updatedAt: ___, ...rest } = record
    for (const status of ['auditing', 'awaitingChain', 'awaitingWallet', 'unknown', 'attention'] as const) {
      // Except for the provider's texts, which a store can't vouch for.
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

  it('behavior: reads null as undefined', () => {
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

  it('behavior: keeps the deadline of a signature', () => {
    const [item] = record.items
    const intent = { from: address, at: 1, expiresAt: 9_000 } as const
    const signed = { ...record, items: [{ ...item, intent }] } as unknown as ExecutionRecord
    expect(mirrorState(signed).items[0]?.intent?.expiresAt).toBe(9_000)
  })

  it('behavior: requests that were superseded stay known, and are stored again', () => {
    const supersededIds = ['0x2', '0x3']
    const stored = readRecord(writeRecord({ ...record, supersededIds }))
    // A store is no witness of an end, so that one is not written again before the provider has reported.
    const state = restoreState({ ...stored, status: 'awaitingWallet' })
    expect(state.supersededIds).toEqual(supersededIds)
    const now = { baseUrl: record.baseUrl, statusPath: record.statusPath ?? undefined, now: 2 }
    expect(toRecord({ ...state, status: 'confirming' }, now)?.supersededIds).toEqual(supersededIds)
    // Most have none.
    expect(mirrorState(record).supersededIds).toEqual([])
    expect(toRecord({ ...mirrorState(record), status: 'confirming' }, now)?.supersededIds).toBe(undefined)
  })

  it('behavior: takes neither the outcome nor its error from a store', () => {
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
    'behavior: keeps %s as it is',
    (status) => {
      const stored = recordOf(status, 'waiting', 'prompting')
      expect(restoreState(stored)).toEqual(mirrorState(stored))
    },
  )

  it.each([
    ['transaction', 'ResponseLostError'],
    ['signature', 'PendingPaymentError'],
  ] as const)('behavior: restores a %s that was given up in doubt with a %s', (kind, name) => {
    const stored = recordOf('rejected', 'lost')
    const items = stored.items.map((item) => ({ ...item, kind, paysNothing: false }))
    expect(restoreState({ ...stored, items })).toMatchObject({ status: 'rejected', error: { name } })
  })

  it.each(['prompting', 'posting', 'lost'] as const)(
    'behavior: restores an item that was %s as lost',
    (status) => {
      expect(restoreState(recordOf('awaitingWallet', 'done', status, 'confirming'))).toMatchObject({
        status: 'unknown',
        error: { name: 'ResponseLostError' },
        items: [{ status: 'done' }, { status: 'lost' }, { status: 'confirming' }],
      })
    },
  )

  it.each(executionStatuses.filter((status) => status !== 'idle'))(
    'behavior: keeps a swap stored as %s unconfirmed, whatever its items say',
    (status) => {
      for (const items of [['waiting'], ['done', 'waiting'], ['done', 'done'], ['confirming']] as const) {
        const state = restoreState(recordOf(status, ...items))
        expect([state.status, state.error]).toEqual(['unconfirmed', undefined])
        // The items stay as they are, to be looked for on the chain.
        expect(state.items.map((item) => item.status)).toEqual(items)
      }
    },
  )
})

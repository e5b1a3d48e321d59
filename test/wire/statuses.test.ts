import { toRequestV3, getRequestStatus } from '@causeway/react/actions'
import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'
import { describe, expect, it } from 'vitest'
import { toWireStatus } from '../../src/schemas/status/requestState.ts'
import { statusExamples } from './examples/statuses.ts'
import { fieldsNotRead } from './support/fieldsNotRead.ts'
import { clientAnswering } from './support/readExample.ts'

const read = (title: string) =>
  getRequestStatus(clientAnswering(statusExamples[title]?.answer), { requestId: '0x01' })

describe('statuses of every version', () => {
  it.each(Object.entries(statusExamples))(
    'default: read %s without losing a field',
    async (title, { answer }) => {
      expect(fieldsNotRead(answer, await read(title))).toEqual([])
    },
  )

  it.each([
    ['v1, refunded', { status: 'refund', updatedAt: 1713290386145 }],
    ['v1, before the deposit', { status: 'pending', isDeposited: false, details: undefined }],
    ['v2, deposited', { status: 'depositing', isDeposited: true, quoteCreatedAt: 1713290380000 }],
    ['v3, filled on Solana', { status: 'success', destinationChainId: 792703809 }],
    ['v3, with invalid reasons', { status: 'submitted', failReason: undefined, refundFailReason: undefined }],
    [
      'v3, refunded with a reason',
      { status: 'refund', failReason: 'DOUBLE_SPEND', refundFailReason: undefined },
    ],
    ['v3, before the deposit', { status: 'waiting', isDeposited: false, quoteCreatedAt: 1790881452244 }],
    ['v3, deposited', { status: 'pending', isDeposited: true, failReason: undefined }],
    ['v3, filled on Ethereum', { status: 'success', isDeposited: true, failReason: undefined }],
    [
      'v3, refunded where too little was paid',
      { status: 'refund', isDeposited: true, failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' },
    ],
    ['v1, of an unpaid quote', { status: 'waiting', rawStatus: 'unknown', isDeposited: false }],
    ['a word of the documents that no list has', { status: 'depositing', rawStatus: 'delayed' }],
    ['another such word', { status: 'refund', rawStatus: 'refunded', isDeposited: true }],
  ])('behavior: read %s', async (title, facts) => {
    expect(await read(title)).toMatchObject(facts)
  })

  it.each([1_774_993_296, '1774993296', 1_774_993_296_000, '1774993296000', '2026-03-31T21:41:36.000Z'])(
    'behavior: read %s as a time in milliseconds',
    async (updatedAt) => {
      const state = await getRequestStatus(clientAnswering({ status: 'success', updatedAt }), {
        requestId: '0x01',
      })
      expect(state.updatedAt).toBe(1_774_993_296_000)
    },
  )

  it.each([
    ['depositing', []],
    ['submitted', ['0x02']],
  ])('behavior: read delayed as %s in every lookup and record', async (status, txHashes) => {
    const word = 'delayed'
    const outTxs = txHashes.map((txHash) => ({ txHash, chainId: 8453 }))
    const record = { id: '0x01', status: word, data: { outTxs } }
    const inV2 = { ...record, data: { outTxs: txHashes.map((hash) => ({ hash, chainId: 8453 })) } }
    const lookedUp = await getRequestStatus(clientAnswering({ status: word, txHashes }), {
      requestId: '0x01',
    })
    expect([
      lookedUp.status,
      parseWithSchema(requestRecordSchema, record).status,
      parseWithSchema(requestRecordSchema, toRequestV3(inV2)).status,
    ]).toEqual([status, status, status])
  })

  it.each([
    ['success', true],
    ['refund', true],
    ['fallback', true],
    ['submitted', true],
    ['received', true],
    ['pending', false],
    ['waiting', false],
    ['depositing', false],
    ['delayed', false],
    ['failure', false],
    ['a future status', false],
  ])(
    'behavior: decide for %s without hashes whether the funds have arrived: %s',
    async (status, isDeposited) => {
      const answer = await getRequestStatus(clientAnswering({ status }), { requestId: '0x01' })
      expect(answer.isDeposited).toBe(isDeposited)
    },
  )

  // relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/get-intents-status-v3.mdx
  it.each([
    ['pending', { updatedAt: 1_774_993_296_121 }, true],
    ['pending', { time: 1_774_993_296_121 }, false],
    ['pending', { time: 1_774_993_296_121, updatedAt: 1_774_993_296_121 }, false],
    ['delayed', { updatedAt: 1_774_993_296_121 }, true],
    ['delayed', { time: 1_774_993_296_121 }, false],
    ['waiting', { updatedAt: 1_774_993_296_121 }, false],
    ['depositing', { updatedAt: 1_774_993_296_121 }, false],
  ])(
    'behavior: decide for %s dated by %j whether the funds have arrived: %s, alike for a stored status',
    async (status, date, isDeposited) => {
      const read = (answer: object) => getRequestStatus(clientAnswering(answer), { requestId: '0x01' })
      const state = await read({ status, ...date })
      expect(state.isDeposited).toBe(isDeposited)
      expect(await read(toWireStatus(state))).toEqual(state)
    },
  )
})

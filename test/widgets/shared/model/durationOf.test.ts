import { expect, it } from 'vitest'
import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'
import { requestLegs } from '../../../../src/schemas/requests/requestLegs.ts'
import { durationOf } from '../../../../src/widgets/shared/model/durationOf.ts'

const deposit = { txHash: '0xd', chainId: 1, timestamp: 100 }
const delivery = { txHash: '0xf', chainId: 2, timestamp: 103 }

function durationOfRecord(status: string, data: object) {
  const times = { createdAt: '', updatedAt: '' }
  return durationOf(requestLegs(parseWithSchema(requestRecordSchema, { id: '0x1', status, data, ...times })))
}

it('behavior: gives how long it took if both ends are known', () => {
  expect(durationOfRecord('success', { inTxs: [deposit], outTxs: [delivery] })).toBe(3)
  expect(durationOfRecord('pending', { inTxs: [deposit] })).toBeUndefined()
  expect(durationOf([])).toBeUndefined()
})

it('behavior: counts from the first deposit to the last delivery', () => {
  const at = (txHash: string, timestamp?: number) => ({ txHash, chainId: 1, timestamp, status: 'success' })
  const inTxs = [at('0xd2', 110), at('0xd1', 100), at('0xd3')]
  const outTxs = [at('0xp2', 140), at('0xp1', 120), at('0xp3')]
  expect(durationOfRecord('success', { inTxs, outTxs })).toBe(40)
  expect(durationOfRecord('success', { inTxs: [at('0xd1', 100)], outTxs: [at('0xp1', 100)] })).toBe(0)
  // Clocks of two networks differ.
  expect(durationOfRecord('success', { inTxs: [at('0xd1', 100)], outTxs: [at('0xp1', 99)] })).toBeUndefined()
  expect(durationOfRecord('success', { outTxs: [at('0xp1', 99)] })).toBeUndefined()
})

it.each(['refund', 'failure'])('behavior: ignores a failed transaction: %s', (status) => {
  const outTxs = [
    { ...delivery, status: 'failure' },
    { txHash: '0xa', chainId: 1, status: 'failure' },
    { txHash: '0xb', chainId: 1, timestamp: 120, status: 'success' },
  ]
  expect(durationOfRecord(status, { inTxs: [deposit], outTxs })).toBe(20)
})

it.each([
  ['before the deposit', 90, 3],
  ['in the slot of its block', 115, 3],
  ['long after the deposit, by the clock of its network', 116, undefined],
])('behavior: gives no duration by clocks that can’t be right: created %s', (_, createdAt, seconds) => {
  const data = { inTxs: [deposit], outTxs: [delivery] }
  const record = parseWithSchema(requestRecordSchema, { id: '0x1', status: 'success', data })
  expect(durationOf(requestLegs(record), { createdAt: iso(createdAt) })).toBe(seconds)
})

it.each([
  ['after the delivery', 200, 3],
  ['in the slot of its block', 88, 3],
  ['long before the delivery, by the clock of its network', 87, undefined],
])('behavior: gives no duration by clocks that can’t be right: last changed %s', (_, updatedAt, seconds) => {
  const data = { inTxs: [deposit], outTxs: [delivery] }
  const record = parseWithSchema(requestRecordSchema, { id: '0x1', status: 'success', data })
  expect(durationOf(requestLegs(record), { updatedAt: iso(updatedAt) })).toBe(seconds)
})

function iso(seconds: number): string {
  return new Date(seconds * 1_000).toISOString()
}

import { expect, it } from 'vitest'
import { recordDetails } from '../../../../../src/widgets/activity/model/record/recordDetails.ts'
import { unreadableDetails } from '../../../../../src/widgets/activity/model/record/unreadableDetails.ts'
import { deposit, delivery, recordOf } from '../../../../support/swaps/requestRecords.ts'

it('default: gives what support needs about a request that was not filled', () => {
  const data = {
    failReason: 'TRANSACTION_REVERTED',
    refundFailReason: 'MANUAL_REFUND',
    failedTxHash: '0xbad',
    failedTxBlockNumber: 7,
    failedCallData: { from: '0x1' },
    inTxs: [deposit],
    outTxs: [delivery],
  }
  const root = {
    protocol: { orderId: '0x0e' },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  }
  expect(JSON.parse(recordDetails(recordOf('failure', data, root)))).toMatchObject({
    requestId: '0x1',
    orderId: '0x0e',
    status: 'failure',
    failReason: 'TRANSACTION_REVERTED',
    refundFailReason: 'MANUAL_REFUND',
    failedTxHash: '0xbad',
    failedTxBlockNumber: 7,
    failedCallData: { from: '0x1' },
    inTxs: [{ chainId: 1, txHash: '0xd' }],
    outTxs: [{ chainId: 2, txHash: '0xf' }],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  })
})

it('behavior: leaves out what a record doesn’t say', () => {
  expect(JSON.parse(recordDetails(recordOf('failure', {})))).toEqual(
    expect.not.objectContaining({ orderId: expect.anything(), inTxs: expect.anything() }),
  )
})

it('default: gives a record that can’t be read as it is, with what is wrong', () => {
  const entry = { index: 3, id: '0x1', path: 'data.fees', reason: 'it must be an object', raw: { fees: 7n } }
  expect(JSON.parse(unreadableDetails(entry))).toEqual({
    requestId: '0x1',
    path: 'data.fees',
    reason: 'it must be an object',
    record: { fees: '7' },
  })
})

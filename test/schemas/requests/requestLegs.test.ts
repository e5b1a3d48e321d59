import { describe, expect, it } from 'vitest'
import { requestLegs } from '../../../src/schemas/requests/requestLegs.ts'
import { deposit, delivery, recordOf, route } from '../../support/swaps/requestRecords.ts'

describe('requestLegs', () => {
  const kinds = (record: ReturnType<typeof recordOf>) => requestLegs(record).map(({ kind }) => kind)

  it('default: lists deposits, then deliveries', () => {
    expect(kinds(recordOf('success', { inTxs: [deposit], outTxs: [delivery] }))).toEqual([
      'deposit',
      'delivery',
    ])
  })

  it('behavior: counts what goes out after a failure as a refund', () => {
    expect(kinds(recordOf('refund', { inTxs: [deposit], outTxs: [delivery] }))).toEqual(['deposit', 'refund'])
    expect(kinds(recordOf('failure', { outTxs: [delivery] }))).toEqual(['refund'])
  })

  it('behavior: lists the refund of an excess as its own leg', () => {
    const excess = { txHash: '0xE', chainId: 1, timestamp: 104 }
    const settlement = {
      destination: {
        fills: [{ chainId: 2, transactionId: '0xf' }],
        refunds: [{ chainId: 1, transactionId: '0xe' }],
      },
    }
    const data = { inTxs: [deposit], outTxs: [delivery, excess] }
    expect(kinds(recordOf('success', data, { protocol: { settlement } }))).toEqual([
      'deposit',
      'delivery',
      'refund',
    ])
  })

  it.each(['refund', 'failure'])(
    'behavior: counts a failed transaction as a delivery on the destination, and as a refund on the origin: %s',
    (status) => {
      const data = {
        route,
        inTxs: [deposit],
        outTxs: [
          { ...delivery, status: 'failure' },
          { txHash: '0xa', chainId: 1, status: 'failure' },
          { txHash: '0xb', chainId: 1, timestamp: 120, status: 'success' },
        ],
      }
      expect(kinds(recordOf(status, data))).toEqual(['deposit', 'delivery', 'refund', 'refund'])
      expect(kinds(recordOf(status, { ...data, route: undefined }))).toEqual([
        'deposit',
        'delivery',
        'delivery',
        'refund',
      ])
    },
  )
})

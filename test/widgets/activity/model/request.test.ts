import { describe, expect, it } from 'vitest'
import { requestLegs } from '../../../../src/schemas/requests/requestLegs.ts'
import { requestRecordSchema } from '../../../../src/schemas/requests/requestRecord.ts'
import { requestRoute } from '../../../../src/widgets/activity/model/requestRoute.ts'
import { durationOf } from '../../../../src/widgets/shared/model/durationOf.ts'
import { serviceWord } from '../../../../src/widgets/activity/model/serviceWord.ts'
import { parseWithSchema } from '../../../../src/schemas/base/parseWithSchema.ts'
import { translateToEnglish } from '../../../support/words/translateToEnglish.ts'

it('default: kinds and features in words, unknown ones as they are', () => {
  expect(serviceWord('activity.kind', 'Crosschain Swap', translateToEnglish)).toBe('Cross-chain swap')
  expect(serviceWord('activity.feature', 'time_travel', translateToEnglish)).toBe('time_travel')
})

const currency = { chainId: 1, address: '0x1', symbol: 'USDC', decimals: 6 }
const money = (amount: string, chainId = 1) => ({ currency: { ...currency, chainId }, amount })

function recordOf(status: string, data: object, root: object = {}) {
  return parseWithSchema(requestRecordSchema, {
    id: '0x1',
    status,
    data,
    createdAt: '',
    updatedAt: '',
    ...root,
  })
}

const route = {
  quoted: {
    origin: { inputCurrency: money('100'), outputCurrency: money('100') },
    destination: { inputCurrency: money('99', 2), outputCurrency: money('99', 2) },
  },
  actual: {
    origin: { inputCurrency: money('101'), outputCurrency: money('101') },
    destination: { inputCurrency: money('99', 2), outputCurrency: money('98', 2) },
  },
}
const deposit = { txHash: '0xd', chainId: 1, timestamp: 100 }
const payout = { txHash: '0xf', chainId: 2, timestamp: 103 }

describe('requestRoute', () => {
  it('default: quoted and in the end', () => {
    expect(requestRoute(recordOf('success', { route, inTxs: [deposit] }))).toMatchObject({
      paid: { quoted: { amount: 100n }, actual: { amount: 101n } },
      received: { quoted: { amount: 99n }, actual: { amount: 98n } },
      originChainId: 1,
      destinationChainId: 2,
    })
  })

  it('behavior: what was promised is what comes out of a swap on the destination chain', () => {
    const swapped = { currency: { chainId: 2, address: '0x2', symbol: 'WIF', decimals: 9 }, amount: '7' }
    const destination = { ...route.quoted.destination, outputCurrency: swapped }
    const ofRoute = (change: object) => requestRoute(recordOf('pending', { route: change })).received
    const promised = { quoted: { amount: 7n, currency: { symbol: 'WIF' } }, actual: undefined }
    expect(ofRoute({ ...route, quoted: { ...route.quoted, destination } })).toMatchObject(promised)
    expect(ofRoute({ actual: { ...route.actual, destination } })).toMatchObject(promised)
    const unnamed = { ...destination, outputCurrency: money('8') }
    delete (unnamed.outputCurrency.currency as { address?: string }).address
    expect(ofRoute({ actual: { ...route.actual, destination: unnamed } })).toMatchObject({
      quoted: { amount: 99n, currency: { symbol: 'USDC' } },
    })
  })

  it('behavior: nothing is said to have moved before it has', () => {
    const { paid, received } = requestRoute(recordOf('waiting', { route }))
    expect([paid.actual, received.actual]).toEqual([undefined, undefined])
    expect(requestRoute(recordOf('refund', { route, inTxs: [deposit] })).received.actual).toBeUndefined()
  })

  it('behavior: a route on one chain ends at its origin', () => {
    const oneSide = { origin: { inputCurrency: money('5'), outputCurrency: money('4') } }
    const { received } = requestRoute(recordOf('success', { route: { quoted: oneSide, actual: oneSide } }))
    expect(received).toMatchObject({ quoted: { amount: 4n }, actual: { amount: 4n } })
  })

  it('behavior: where it ends is known by what came out, where nothing was quoted', () => {
    const actual = { destination: { inputCurrency: undefined, outputCurrency: money('98', 2) } }
    expect(requestRoute(recordOf('pending', { route: { actual } })).destinationChainId).toBe(2)
  })

  it('behavior: a record without a route says nothing', () => {
    expect(requestRoute(recordOf('success', {}))).toMatchObject({
      paid: { quoted: undefined, actual: undefined },
      refunded: undefined,
      originChainId: undefined,
    })
  })
})

describe('requestLegs', () => {
  const kinds = (record: ReturnType<typeof recordOf>) => requestLegs(record).map(({ kind }) => kind)

  it('default: deposits, then payouts', () => {
    expect(kinds(recordOf('success', { inTxs: [deposit], outTxs: [payout] }))).toEqual(['deposit', 'payout'])
  })

  it('behavior: what goes out after a failure is a refund', () => {
    expect(kinds(recordOf('refund', { inTxs: [deposit], outTxs: [payout] }))).toEqual(['deposit', 'refund'])
    expect(kinds(recordOf('failure', { outTxs: [payout] }))).toEqual(['refund'])
  })

  it('behavior: the excess of a filled request is refunded in a leg of its own', () => {
    const excess = { txHash: '0xE', chainId: 1, timestamp: 104 }
    const settlement = {
      destination: {
        fills: [{ chainId: 2, transactionId: '0xf' }],
        refunds: [{ chainId: 1, transactionId: '0xe' }],
      },
    }
    const data = { inTxs: [deposit], outTxs: [payout, excess] }
    expect(kinds(recordOf('success', data, { protocol: { settlement } }))).toEqual([
      'deposit',
      'payout',
      'refund',
    ])
  })

  it.each(['refund', 'failure'])(
    'behavior: what failed to go out is a payout where money was to arrive, and a refund where it came from: %s',
    (status) => {
      const data = {
        route,
        inTxs: [deposit],
        outTxs: [
          { ...payout, status: 'failure' },
          { txHash: '0xa', chainId: 1, status: 'failure' },
          { txHash: '0xb', chainId: 1, timestamp: 120, status: 'success' },
        ],
      }
      expect(kinds(recordOf(status, data))).toEqual(['deposit', 'payout', 'refund', 'refund'])
      expect(kinds(recordOf(status, { ...data, route: undefined }))).toEqual([
        'deposit',
        'payout',
        'payout',
        'refund',
      ])
      // What failed ended nothing.
      expect(durationOf(requestLegs(recordOf(status, data)))).toBe(20)
    },
  )

  it('behavior: a deposit that was dropped paid nothing', () => {
    const paidBy = (...inTxs: object[]) =>
      requestRoute(recordOf('failure', { route, inTxs, failReason: 'DEPOSIT_REORGED' })).paid.actual
    expect(paidBy({ ...deposit, status: 'failure' })).toBeUndefined()
    expect(paidBy({ ...deposit, status: 'failure' }, { ...deposit, txHash: '0xd2' })).toMatchObject({
      amount: 101n,
    })
  })

  it('behavior: how long it took, as far as both ends are known', () => {
    expect(durationOf(requestLegs(recordOf('success', { inTxs: [deposit], outTxs: [payout] })))).toBe(3)
    expect(durationOf(requestLegs(recordOf('pending', { inTxs: [deposit] })))).toBeUndefined()
    expect(durationOf([])).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { recordFundsKeys } from '../../../../../src/widgets/activity/model/record/recordFundsKeys.ts'
import { recordStatusKey } from '../../../../../src/widgets/activity/model/record/recordStatusKey.ts'
import { requestRoute } from '../../../../../src/widgets/activity/model/record/requestRoute.ts'
import { deposit, delivery, recordOf, route, wireAmount } from '../../../../support/swaps/requestRecords.ts'

const inTxs = [deposit]
const outTxs = [delivery]
const back = [{ txHash: '0xb', chainId: 1, timestamp: 103 }]

const keysOf = (status: string, data: object, root: object = {}) => {
  const record = recordOf(status, data, root)
  return recordFundsKeys(record, requestRoute(record)).join(' ')
}

describe('recordFundsKeys', () => {
  it.each<[what: string, status: string, data: object, told: string]>([
    ['nothing was paid', 'waiting', {}, 'activity.where.waiting'],
    ['a payment was seen', 'waiting', { route, inTxs }, 'activity.where.depositing'],
    ['it is reported as pending, and nothing was paid', 'pending', { route }, 'activity.where.unseen'],
    ['it arrived, by its status alone', 'received', { route }, 'activity.where.pending'],
    ['it arrived', 'pending', { route, inTxs }, 'activity.where.pending'],
    ['it is delivered', 'submitted', { route, inTxs }, 'activity.where.submitted'],
    ['it was delivered', 'success', { route, inTxs, outTxs }, 'activity.where.success'],
    ['it was delivered, in an unknown amount', 'success', { inTxs, outTxs }, 'deposit.where.successPlain'],
    ['it failed', 'failure', { route, inTxs }, 'activity.where.failure'],
    [
      'it failed, and so did its refund',
      'failure',
      { route, inTxs, refundFailReason: 'MANUAL_REFUND' },
      'error.notRefunded',
    ],
    [
      'the network dropped its deposit',
      'failure',
      { route, inTxs, failReason: 'DEPOSIT_REORGED' },
      'activity.where.dropped',
    ],
    ['it was refunded, in an unknown amount', 'refund', { inTxs, outTxs: back }, 'progress.where.refunded'],
    [
      'it is reported as refunded, without a transaction',
      'refund',
      { inTxs },
      'activity.where.refundUnknown',
    ],
  ])('default: says where the funds are: %s', (_, status, data, told) => {
    expect(keysOf(status, data)).toBe(told)
  })

  it.each(['pending', 'submitted'])(
    'behavior: mentions no delivery if all is on one network: %s',
    (status) => {
      const oneSide = { origin: { inputCurrency: wireAmount('5'), outputCurrency: wireAmount('4') } }
      const oneChain = { quoted: { ...oneSide, destination: { outputCurrency: wireAmount('4') } } }
      expect(keysOf(status, { route: oneChain, inTxs })).toBe('progress.where.sameChain')
      expect(keysOf('failure', { route: oneChain, inTxs })).toBe('activity.where.failure')
      expect(keysOf(status, { inTxs: [{ txHash: '0xd' }] })).toBe(`activity.where.${status}`)
    },
  )

  const at = (type: string) => ({ depositAddress: { address: `0x${'d'.repeat(40)}`, type } })
  it.each<[what: string, data: object, root: object, told: string]>([
    ['it was never paid', { failReason: 'TTL_EXPIRED' }, at('strict'), 'deposit.ended.text'],
    ['it was paid', { failReason: 'TTL_EXPIRED', inTxs }, at('strict'), 'activity.where.failure'],
    ['its payment was dropped', { failReason: 'DEPOSIT_REORGED' }, at('strict'), 'activity.where.dropped'],
    ['another reason', { failReason: 'UNKNOWN' }, at('strict'), 'activity.where.failure'],
    ['no deposit address', { failReason: 'TTL_EXPIRED' }, {}, 'activity.where.failure'],
  ])('behavior: promises no refund of a deposit address that ended unpaid: %s', (_, data, root, told) => {
    expect(keysOf('failure', { route, ...data }, root)).toBe(told)
  })

  const paid = (amount: string) => ({
    route: { ...route, actual: { ...route.actual, origin: { inputCurrency: wireAmount(amount) } } },
    inTxs,
  })

  it.each<[what: string, status: string, type: string, data: object, told: string]>([
    [
      'too little, on its way',
      'pending',
      'strict',
      paid('99'),
      'deposit.where.underPending deposit.terms.late.result',
    ],
    [
      'too little, and failed',
      'failure',
      'strict',
      paid('99'),
      'deposit.where.underPending activity.where.failure',
    ],
    [
      'too little, and refunded',
      'refund',
      'strict',
      { ...paid('99'), outTxs: back, refundCurrencyData: wireAmount('99') },
      'deposit.where.underPending activity.where.refund',
    ],
    [
      'too much, of which the rest was refunded',
      'success',
      'strict',
      { ...paid('101'), outTxs: [...outTxs, ...back], refundCurrencyData: wireAmount('1') },
      'activity.where.success deposit.where.excessBack',
    ],
    [
      'all of it, and something was refunded',
      'success',
      'strict',
      { ...paid('100'), outTxs: [...outTxs, ...back], refundCurrencyData: wireAmount('1') },
      'activity.where.success deposit.where.refund',
    ],
    [
      'too little, and delivered',
      'success',
      'open',
      { ...paid('99'), outTxs },
      'activity.where.success deposit.where.underDelivered',
    ],
    [
      'too much, and delivered',
      'success',
      'strict',
      { ...paid('101'), outTxs },
      'activity.where.success deposit.where.excessComing',
    ],
    [
      'too much, which can’t be refunded',
      'success',
      'strict',
      { ...paid('101'), outTxs, refundFailReason: 'MANUAL_REFUND' },
      'activity.where.success deposit.where.excessKept',
    ],
    ['too much, at an open address', 'success', 'open', { ...paid('101'), outTxs }, 'activity.where.success'],
    ['all of it', 'success', 'strict', { ...paid('100'), outTxs }, 'activity.where.success'],
  ])('default: says what arrived at a deposit address: %s', (_, status, type, data, told) => {
    const settlement = { destination: { refunds: [{ transactionId: '0xb' }] } }
    const protocol = 'refundCurrencyData' in data ? { settlement } : undefined
    expect(keysOf(status, data, { ...at(type), protocol })).toBe(told)
  })
})

it('default: names a record by its status, or by a drop', () => {
  expect(recordStatusKey(recordOf('success', { route }))).toBe('activity.status.success')
  expect(recordStatusKey(recordOf('failure', { route, failReason: 'DEPOSIT_REORGED' }))).toBe(
    'progress.title.dropped',
  )
})

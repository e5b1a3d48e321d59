import { describe, expect, it } from 'vitest'
import type { DepositProgress } from '@causeway/react/execution'
import { parseWithSchema, requestRecordSchema, type Amount } from '@causeway/react/schemas'
import type { RequestLeg } from '@causeway/react'
import { groupsOf } from '../../../../../src/widgets/deposit-address/parts/payment/DepositAddressText.tsx'
import { depositStatusText } from '../../../../../src/widgets/deposit-address/model/status/depositStatusText.ts'
import { createDepositProgress } from '../../../../support/deposits/createDepositProgress.ts'

const amount: Amount = { amount: 1n, currency: { chainId: 1, address: '0x', decimals: 18 } }
const paidRecord = parseWithSchema(requestRecordSchema, {
  id: '0x1',
  status: 'waiting',
  data: { inTxs: [{ chainId: 1, txHash: '0x2', status: 'success' }] },
})
const refundLeg: RequestLeg = { kind: 'refund', txHash: '0x1' }

describe('depositStatusText', () => {
  it.each<[title: string, change: Partial<DepositProgress>, told: string]>([
    ['waiting', {}, 'waiting: waiting'],
    ['seen', { status: 'depositing' }, 'depositing: activity.where.depositing'],
    [
      'still called waiting, though there is a sign of a payment',
      { status: 'waiting', hasPayment: true },
      'depositing: activity.where.depositing',
    ],
    [
      'called waiting, and only this browser remembers a payment',
      { status: 'waiting', hasPayment: true, isPaymentRemembered: true },
      'progress.title.unconfirmed: remembered',
    ],
    [
      'called waiting, after a status that only this browser remembers',
      { status: 'waiting', hasActivity: true, isActivityRemembered: true },
      'progress.title.unconfirmed: remembered',
    ],
    ['arrived', { status: 'pending', payment: 'exact', isDeposited: true }, 'pending: pending'],
    ['arrived, by its transaction', { status: 'pending', paymentHashes: ['0x2'] }, 'pending: pending'],
    ['arrived, by the word alone', { status: 'pending', rawStatus: 'received' }, 'pending: pending'],
    [
      'pending, and its only deposit failed',
      {
        status: 'pending',
        paymentHashes: ['0x2'],
        legs: [{ kind: 'deposit', txHash: '0x2', chainId: 1, status: 'failure' }],
      },
      'pending: activity.where.unseen',
    ],
    [
      'pending, and another deposit failed',
      {
        status: 'pending',
        paymentHashes: ['0x2'],
        legs: [{ kind: 'deposit', txHash: '0x3', chainId: 1, status: 'failure' }],
      },
      'pending: pending',
    ],
    [
      'pending, and its deposit went through',
      {
        status: 'pending',
        paymentHashes: ['0x2'],
        legs: [{ kind: 'deposit', txHash: '0x2', chainId: 1, status: 'success' }],
      },
      'pending: pending',
    ],
    ['pending, and its record has a deposit', { status: 'pending', record: paidRecord }, 'pending: pending'],
    ['pending, without a deposit', { status: 'pending' }, 'pending: activity.where.unseen'],
    [
      'too little for a strict address, and called pending',
      { status: 'pending', isDeposited: true, type: 'strict', arrived: 4n, quoted: 5n },
      'pending: underPending deposit.terms.late.result',
    ],
    [
      'enough for a strict address',
      { status: 'pending', isDeposited: true, type: 'strict', arrived: 5n, quoted: 5n },
      'pending: pending',
    ],
    [
      'too little for an open address, which may deliver it',
      { status: 'pending', isDeposited: true, type: 'open', arrived: 4n, quoted: 5n },
      'pending: pending',
    ],
    ['delivered, unconfirmed', { status: 'submitted' }, 'submitted: submitted'],
    ['done', { status: 'success', received: amount }, 'success: success'],
    [
      'done with a part of what was quoted',
      { status: 'success', received: amount, type: 'open', arrived: 4n, quoted: 5n },
      'success: success underDelivered',
    ],
    ['done, by the lookup alone', { status: 'success' }, 'success: successPlain'],
    [
      'done, too much on its way back',
      { status: 'success', received: amount, payment: 'over', excess: 2n },
      'success: success excessComing',
    ],
    [
      'done, too much, whose refund failed',
      { status: 'success', received: amount, payment: 'over', excess: 2n, refundFailReason: 'UNKNOWN' },
      'success: success excessKept',
    ],
    [
      'done, too much is back',
      { status: 'success', received: amount, payment: 'over', excess: 2n, refunded: amount },
      'success: success excessBack',
    ],
    [
      'done, a second payment is back',
      { status: 'success', received: amount, refunded: amount },
      'success: success excessBack',
    ],
    [
      'too little',
      { status: 'refund', payment: 'under', arrived: 4n, quoted: 5n, refunded: amount },
      'refund: under refund',
    ],
    [
      'too little by the reason alone',
      { status: 'refund', payment: 'under', quoted: 5n, refunded: amount },
      'refund: notMade refund',
    ],
    [
      'too little by the reason, but not by the amounts',
      { status: 'refund', payment: 'under', arrived: 5n, quoted: 5n, refunded: amount },
      'refund: notMade refund',
    ],
    [
      'enough for the reason, though less than quoted',
      { status: 'refund', payment: 'exact', arrived: 4n, quoted: 5n, refunded: amount },
      'refund: notMade refund',
    ],
    [
      'dropped by the network',
      { status: 'failure', failReason: 'DEPOSIT_REORGED' },
      'progress.title.dropped: activity.where.dropped',
    ],
    ['too late', { status: 'refund', payment: 'late', refunded: amount }, 'refund: late refund'],
    ['wrong', { status: 'refund', payment: 'wrong', refunded: amount }, 'refund: wrong refund'],
    [
      'refunded for another reason',
      { status: 'refund', payment: 'exact', refunded: amount },
      'refund: notMade refund',
    ],
    ['refunded, by the lookup alone', { status: 'refund' }, 'refund: notMade refundPlain'],
    ['failed', { status: 'failure', payment: 'exact' }, 'failure: notMade failure'],
    [
      'failed, and refunded after all',
      { status: 'failure', legs: [refundLeg] },
      'failure: notMade refundPlain',
    ],
    [
      'failed, and so did the refund',
      { status: 'failure', payment: 'wrong', refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' },
      'failure: wrong notRefunded',
    ],
    [
      'failed, and refunded anyway',
      { status: 'failure', legs: [refundLeg], refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' },
      'failure: notMade refundPlain',
    ],
    ['an unknown status', { status: 'unknown' }, 'unknown: unknown'],
  ])('behavior: %s', (_, change, told) => {
    const { title, where } = depositStatusText(
      createDepositProgress({ isConfirmedByService: true, ...change }),
      true,
    )
    const plain = [title, ...where].map((key) => key.replace(/^(activity\.status|deposit\.where)\./, ''))
    expect(`${plain[0]}: ${plain.slice(1).join(' ')}`).toBe(told)
  })

  it('behavior: only what this browser has stored is found again here', () => {
    expect(depositStatusText(createDepositProgress({ isConfirmedByService: true }), false).where).toEqual([
      'deposit.where.waitingElsewhere',
    ])
  })
})

it('default: groupsOf: gives 0x and ten groups, which together are the address', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const groups = groupsOf(address).map(({ group }) => group)
  expect(groups).toEqual([
    '0x',
    'f39F',
    'd6e5',
    '1aad',
    '88F6',
    'F4ce',
    '6aB8',
    '8272',
    '79cf',
    'fFb9',
    '2266',
  ])
  expect(groups.join('')).toBe(address)
})

import { describe, expect, it } from 'vitest'
import type { RequestLeg, RequestLegKind } from '@causeway/react'
import { requestStatuses, type RequestStatus } from '@causeway/react/schemas'
import { legSteps } from '../../../../src/widgets/shared/steps/legSteps.ts'
import { translateToEnglish } from '../../../support/words/translateToEnglish.ts'

const [originChainId, destinationChainId] = [7, 8]

const leg = (kind: RequestLegKind, change: Partial<RequestLeg> = {}) =>
  ({
    kind,
    txHash: `0x${kind}`,
    chainId: kind === 'delivery' ? destinationChainId : originChainId,
    status: 'success',
    ...change,
  }) as RequestLeg
const deposit = leg('deposit')
const delivery = leg('delivery')
const refund = leg('refund')
const dropped = 'DEPOSIT_REORGED'

/** The steps of a request, each as one text: its label, status, word, amount and hashes. */
function stepsOf(
  legs: readonly RequestLeg[],
  status: RequestStatus,
  change: Partial<Parameters<typeof legSteps>[0]> = {},
) {
  const steps = legSteps({
    legs,
    status,
    failReason: undefined,
    depositHash: undefined,
    originChainId,
    destinationChainId,
    amounts: { deposit: '5 PAY', delivery: '4 OUT', refund: '3 BACK' },
    labelOf: (kind, chainId) => `${kind}@${chainId}`,
    translate: translateToEnglish,
    ...change,
  })
  return steps.map(({ label, status, word = '', amount = '', transactions = [] }) =>
    [label, status, word, amount, ...transactions.map(({ chainId, hash }) => `${hash}@${chainId}`)].join('|'),
  )
}

describe('legSteps', () => {
  it('default: shows payment and delivery, each with its amount, network and transaction', () => {
    expect(stepsOf([deposit, delivery], 'success')).toEqual([
      'deposit@7|done||5 PAY|0xdeposit@7',
      'delivery@8|done||4 OUT|0xdelivery@8',
    ])
    expect(stepsOf([deposit, refund], 'refund')).toEqual([
      'deposit@7|done||5 PAY|0xdeposit@7',
      'delivery@8|skipped|Not delivered|',
      'refund@7|refunded||3 BACK|0xrefund@7',
    ])
  })

  it.each<[RequestStatus, readonly string[]]>([
    ['waiting', []],
    ['depositing', ['deposit@7|active||', 'delivery@8|waiting||']],
    ['pending', ['deposit@7|done||', 'delivery@8|active||']],
    ['submitted', ['deposit@7|done||', 'delivery@8|active||']],
    ['success', []],
  ])('behavior: shows a seen payment before the history has it, while it is %s', (status, steps) => {
    expect(stepsOf([], status, { isPaid: true })).toEqual(steps)
    expect(stepsOf([], status)).toEqual([])
  })

  it.each<[RequestStatus, deposit: string, delivery: string | undefined]>([
    ['waiting', 'active', undefined],
    ['depositing', 'active', 'waiting|'],
    ['pending', 'done', 'active|'],
    ['submitted', 'done', 'active|'],
    ['success', 'done', undefined],
    ['refund', 'done', 'skipped|Not delivered'],
    ['failure', 'done', 'failed|Not delivered'],
    ['unknown', 'done', 'waiting|'],
  ])(
    'default: shows, while a request is %s, the deposit as %s, and a delivery without a transaction as %s',
    (status, paid, delivery) => {
      const expected = [`deposit@7|${paid}||5 PAY|0xdeposit@7`]
      if (delivery !== undefined) expected.push(`delivery@8|${delivery}|`)
      expect(stepsOf([deposit], status)).toEqual(expected)
      expect(stepsOf([deposit], status, { isMissingDeliveryShown: false })).toEqual(expected.slice(0, 1))
    },
  )

  it('default: calls a delivery done only when the provider does', () => {
    const statuses = requestStatuses.map((status) => [status, stepsOf([delivery], status)[0]?.split('|')[1]])
    expect(Object.fromEntries(statuses)).toEqual({
      waiting: 'active',
      depositing: 'active',
      pending: 'active',
      submitted: 'active',
      success: 'done',
      refund: 'done',
      failure: 'done',
      unknown: 'waiting',
    })
    expect(stepsOf([delivery], 'unknown')).toEqual(['delivery@8|waiting|Not confirmed|4 OUT|0xdelivery@8'])
  })

  it('behavior: gives a failed transaction no amount, and expects no delivery without a payment', () => {
    const failed = leg('deposit', { status: 'failure' })
    expect(stepsOf([failed], 'failure')).toEqual([
      'deposit@7|failed|||0xdeposit@7',
      'delivery@8|skipped|Not delivered|',
    ])
    expect(stepsOf([deposit, leg('delivery', { status: 'failure' })], 'failure')).toEqual([
      'deposit@7|done||5 PAY|0xdeposit@7',
      'delivery@8|failed|||0xdelivery@8',
    ])
    expect(stepsOf([deposit, refund], 'failure')[1]).toBe('delivery@8|failed|Not delivered|')
    expect(stepsOf([refund], 'pending')[0]).toBe('delivery@8|active||')
    expect(stepsOf([refund], 'failure')[0]).toBe('delivery@8|skipped|Not delivered|')
  })

  it('behavior: gives none of several transactions of one kind their total amount', () => {
    const second = leg('delivery', { txHash: '0xsecond' })
    expect(stepsOf([deposit, delivery, second], 'success')).toEqual([
      'deposit@7|done||5 PAY|0xdeposit@7',
      'delivery@8|done|||0xdelivery@8',
      'delivery@8|done|||0xsecond@8',
    ])
  })

  it('behavior: puts a missing delivery between the deposits and the refund', () => {
    const second = leg('deposit', { txHash: '0xsecond' })
    expect(stepsOf([deposit, second, refund], 'refund').map((step) => step.split('|')[0])).toEqual([
      'deposit@7',
      'deposit@7',
      'delivery@8',
      'refund@7',
    ])
  })

  it.each([
    ['listed anyway', [deposit], undefined, 'deposit@7|skipped|Dropped by the network||0xdeposit@7'],
    ['left out', [], '0xlost', 'deposit@7|skipped|Dropped by the network||0xlost@7'],
    ['left out, and its hash, too', [], undefined, 'deposit@7|skipped|Dropped by the network|'],
  ])('behavior: calls a deposit dropped that the network dropped: %s', (_, legs, depositHash, step) => {
    const change = { failReason: dropped, depositHash }
    expect(stepsOf(legs, 'failure', change)).toEqual([step, 'delivery@8|skipped|Not delivered|'])
    expect(stepsOf([...legs, refund], 'failure', change).slice(0, 2)).toEqual([
      step,
      'delivery@8|skipped|Not delivered|',
    ])
  })

  it('behavior: shows no steps for a request without transactions', () => {
    for (const status of requestStatuses) expect(stepsOf([], status)).toEqual([])
    expect(stepsOf([], 'refund', { failReason: dropped, depositHash: '0xlost' })).toEqual([])
  })

  it('behavior: gives each transaction its own notes and key', () => {
    const second = leg('delivery', { txHash: '0xsecond' })
    const steps = legSteps({
      legs: [deposit, delivery, second],
      status: 'success',
      failReason: undefined,
      depositHash: undefined,
      originChainId,
      destinationChainId,
      amounts: { deposit: undefined, delivery: undefined, refund: undefined },
      labelOf: (kind) => kind,
      notesOf: ({ txHash }) => [`of ${txHash}`],
      translate: translateToEnglish,
    })
    expect(steps.map(({ notes }) => notes)).toEqual([['of 0xdeposit'], ['of 0xdelivery'], ['of 0xsecond']])
    expect(new Set(steps.map(({ key }) => key)).size).toBe(3)
  })
})

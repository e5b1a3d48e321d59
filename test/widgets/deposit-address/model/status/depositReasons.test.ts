import { describe, expect, it } from 'vitest'
import type { DepositProgress } from '@causeway/react/execution'
import { depositReasons } from '../../../../../src/widgets/deposit-address/model/status/depositReasons.ts'
import { isOverUnpaid } from '../../../../../src/widgets/deposit-address/model/status/isOverUnpaid.ts'
import { isUnconfirmedDeposit } from '../../../../../src/widgets/deposit-address/model/status/isUnconfirmedDeposit.ts'
import {
  isDeliveryDoubtful,
  isUnderpaid,
} from '../../../../../src/widgets/deposit-address/model/status/isUnderpaid.ts'
import type { Translate } from '../../../../../src/widgets/shared/messages/useMessages.ts'
import { createDepositProgress } from '../../../../support/deposits/createDepositProgress.ts'

const translate: Translate = (key) => (key === 'text.next' ? '{first} {next}' : key)
const reasons = (change: Partial<DepositProgress>) => depositReasons(createDepositProgress(change), translate)

const reverted = 'TRANSACTION_REVERTED'
const manual = 'AMOUNT_TOO_LOW_TO_REFUND'
const back = { amount: 1n, currency: { chainId: 1, address: '0x', decimals: 18 } }

describe('depositReasons', () => {
  it('default: gives no reason without a failure', () => {
    expect(depositReasons(undefined, translate)).toEqual({ failed: undefined, unrefunded: undefined })
    expect(reasons({ status: 'pending', failReason: reverted }).failed).toBeUndefined()
    expect(reasons({ status: 'success', failReason: reverted }).failed).toBeUndefined()
    expect(reasons({ status: 'failure' })).toEqual({ failed: undefined, unrefunded: undefined })
  })

  it('default: says why nothing was delivered, and what the user can do', () => {
    const [held, again, named] = [
      reasons({ status: 'failure', failReason: reverted }).failed,
      reasons({ status: 'failure', failReason: reverted, refunded: back }).failed,
      reasons({ status: 'failure', failReason: reverted, refundFailReason: manual }).failed,
    ]
    expect([held, again, named]).toEqual([
      'failure.TRANSACTION_REVERTED',
      'failure.TRANSACTION_REVERTED advice.newQuote',
      'failure.TRANSACTION_REVERTED',
    ])
    expect(reasons({ status: 'refund', failReason: reverted }).failed).toBe(again)
  })

  it('behavior: names support once', () => {
    const failReason = 'MANUAL_ADMIN_REFUND'
    expect(reasons({ status: 'failure', failReason }).failed).toBe(
      'failure.MANUAL_ADMIN_REFUND advice.support',
    )
    expect(reasons({ status: 'failure', failReason, refundFailReason: manual }).failed).toBe(
      'failure.MANUAL_ADMIN_REFUND',
    )
  })

  it('default: says why nothing was refunded, and whom to ask where something was', () => {
    const plain = reasons({ status: 'failure', refundFailReason: manual }).unrefunded
    expect(plain).toMatch(/^failure\.AMOUNT_TOO_LOW_TO_REFUND$/)
    expect(reasons({ status: 'failure', refundFailReason: manual, refunded: back }).unrefunded).toBe(
      `${plain} advice.support`,
    )
  })

  it.each<[what: string, change: Partial<DepositProgress>, isSaid: boolean]>([
    ['a drop', { failReason: 'DEPOSIT_REORGED' }, false],
    ['a drop, of which something was refunded', { failReason: 'DEPOSIT_REORGED', refunded: back }, true],
    ['a late payment', { failReason: reverted, payment: 'late' }, false],
    ['a payment of something else', { failReason: reverted, payment: 'wrong' }, true],
    [
      'a payment of too little',
      { failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', payment: 'under', arrived: 1n, quoted: 2n },
      false,
    ],
    [
      'a payment of too little, in an unknown amount',
      { failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', payment: 'under', quoted: 2n },
      true,
    ],
    [
      'too little for the delivery',
      { failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', payment: 'exact', arrived: 1n, quoted: 2n },
      true,
    ],
    [
      'another reason after a payment of too little',
      { failReason: reverted, payment: 'under', arrived: 1n, quoted: 2n },
      true,
    ],
  ])('behavior: gives the reason unless the status says it: %s', (_, change, isSaid) => {
    expect(reasons({ status: 'failure', ...change }).failed !== undefined).toBe(isSaid)
  })
})

it('default: compares two amounts to find an underpayment', () => {
  const under = (arrived?: bigint, quoted?: bigint) => isUnderpaid(createDepositProgress({ arrived, quoted }))
  expect([under(1n, 2n), under(2n, 2n), under(undefined, 2n), under(1n)]).toEqual([true, false, false, false])
})

it('default: doubts a pending delivery of less at a strict address', () => {
  const short = { arrived: 1n, quoted: 2n, type: 'strict', status: 'pending' } as const
  const doubtful = (change: Partial<DepositProgress>) =>
    isDeliveryDoubtful(createDepositProgress({ ...short, ...change }))
  expect([
    doubtful({}),
    doubtful({ type: 'open' }),
    doubtful({ status: 'success' }),
    doubtful({ arrived: 2n }),
  ]).toEqual([true, false, false, false])
})

it('default: counts an address as over and unpaid once it expired before a payment was seen', () => {
  const [waiting, pending] = [createDepositProgress(), createDepositProgress({ status: 'pending' })]
  expect([
    isOverUnpaid({ status: 'expired', progress: waiting }),
    isOverUnpaid({ status: 'expired', progress: pending }),
    isOverUnpaid({ status: 'expired', progress: undefined }),
    isOverUnpaid({ status: 'payable', progress: waiting }),
  ]).toEqual([true, false, false, false])
})

it.each([
  ['unclear', false, true],
  ['unclear', true, false],
  ['otherAddress', false, true],
  ['payable', false, false],
] as const)(
  'default: decides whether a stored address may be forged: %s, with terms: %s',
  (status, hasTerms, isIt) => {
    const progress = createDepositProgress({ terms: hasTerms ? ({} as never) : undefined })
    expect(isUnconfirmedDeposit({ status, progress })).toBe(isIt)
    expect(isUnconfirmedDeposit({ status, progress: undefined })).toBe(false)
  },
)

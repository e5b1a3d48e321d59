import { describe, expect, it } from 'vitest'
import { signsToStore, statusToStore } from '../../../src/deposit/progress/statusToStore.ts'
import { createDepositProgress } from '../../support/deposits/createDepositProgress.ts'

describe('statusToStore', () => {
  it.each([
    ['waiting', false, 'waiting'],
    ['unknown', false, 'unknown'],
    ['pending', false, 'unknown'],
    ['failure', false, 'failure'],
    ['failure', true, 'failure'],
    ['waiting', true, 'waiting'],
    ['unknown', true, 'unknown'],
    ['pending', true, 'pending'],
    ['success', true, 'success'],
  ] as const)('default: stores, for %s, with a sign of a payment: %s', (status, hasPayment, stored) => {
    expect(
      statusToStore({ status, hasPayment, isPaymentRemembered: false, isConfirmedByService: true }),
    ).toBe(stored)
  })

  it('behavior: stores nothing before the provider has reported', () => {
    const unreported = { status: 'waiting', isPaymentRemembered: false, isConfirmedByService: false } as const
    expect(statusToStore({ ...unreported, hasPayment: false })).toBeUndefined()
    expect(statusToStore({ ...unreported, hasPayment: true })).toBeUndefined()
  })

  it.each([
    [{}, []],
    [{ hasPayment: true }, ['payment']],
    [{ hasPayment: true, isPaymentRemembered: true, status: 'waiting' as const }, []],
    [{ hasPayment: true, isPaymentRemembered: true, status: 'failure' as const }, ['payment']],
    [{ hasActivity: true }, ['activity']],
    [{ hasActivity: true, isActivityRemembered: true }, []],
    [{ hasOtherAddress: true, hasOtherTerms: true }, ['otherAddress', 'otherTerms']],
  ])('behavior: signsToStore: of %o stores %o', (change, signs) => {
    expect(signsToStore(createDepositProgress(change))).toEqual(signs)
  })

  it('behavior: stores no status while only this browser remembers a payment', () => {
    const remembered = { status: 'waiting', hasPayment: true, isPaymentRemembered: true } as const
    expect(statusToStore({ ...remembered, isConfirmedByService: true })).toBeUndefined()
  })

  it('behavior: stores a failure although only this browser remembers the payment: its entry is over', () => {
    const failed = { status: 'failure', hasPayment: true, isPaymentRemembered: true } as const
    expect(statusToStore({ ...failed, isConfirmedByService: true })).toBe('failure')
    expect(statusToStore({ ...failed, isConfirmedByService: false })).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import type { UseDepositAddressReturnType } from '@causeway/react'
import type { DepositTerms } from '@causeway/react/execution'
import { depositStatusSentences } from '../../../../../src/widgets/deposit-address/model/status/depositStatusSentences.ts'
import type { Translate } from '../../../../../src/widgets/shared/messages/useMessages.ts'
import { createDepositProgress } from '../../../../support/deposits/createDepositProgress.ts'

const translate: Translate = (key) => key

it.each([
  ['seen', true, 'deposit.where.pending', ['deposit.hidden.paid']],
  ['not seen', false, 'activity.where.unseen', []],
] as const)('behavior: a deposit is called detected once it was: %s', (_, isDeposited, where, notes) => {
  const progress = createDepositProgress({ status: 'pending', isDeposited, isConfirmedByService: true })
  const deposit = { status: 'paid', progress } as UseDepositAddressReturnType
  expect(depositStatusSentences(deposit, { translate, words: {} })).toMatchObject({ where, notes })
})

it.each([
  ['depositing', 'paid', 'active'],
  ['pending', 'paid', 'active'],
  ['submitted', 'paid', 'active'],
  ['waiting', 'payable', undefined],
  ['unknown', 'paid', undefined],
  // What is wrong with the address comes first.
  ['pending', 'otherAddress', 'failed'],
  ['success', 'otherAddress', 'failed'],
  ['success', 'paid', 'done'],
  ['refund', 'paid', 'refunded'],
  ['failure', 'paid', 'failed'],
] as const)(
  'behavior: how it stands has a mark from the payment to the end: %s, %s',
  (word, status, mark) => {
    const progress = createDepositProgress({
      status: word,
      isDeposited: true,
      terms: {} as DepositTerms,
      isConfirmedByService: true,
    })
    const deposit = { status, progress } as UseDepositAddressReturnType
    expect(depositStatusSentences(deposit, { translate, words: {} }).mark).toBe(mark)
  },
)

it.each([
  ['waiting', true, 'deposit.where.waitingElsewhere'],
  ['waiting', false, ''],
  ['pending', true, 'deposit.where.pending'],
  ['success', true, 'deposit.where.successPlain'],
] as const)('error: two addresses for one request are the headline: %s, %s', (word, hasTerms, where) => {
  const terms = hasTerms ? ({} as DepositTerms) : undefined
  const progress = createDepositProgress({
    status: word,
    isDeposited: true,
    terms,
    isConfirmedByService: true,
  })
  const deposit = { status: 'otherAddress', progress, terms, isStored: true } as UseDepositAddressReturnType
  expect(depositStatusSentences(deposit, { translate, words: {} })).toMatchObject({
    title: 'deposit.mismatch',
    where,
    headline: undefined,
    why: 'deposit.hidden.mismatch',
    isAlarm: true,
  })
})

it.each([
  ['a moment too late', 3_600_001, 'deposit.wrongClock'],
  ['at its end', 3_600_000, 'deposit.wrongClock'],
  ['a moment before', 3_599_999, 'deposit.expired'],
  ['after a reload', undefined, 'deposit.expired'],
] as const)('behavior: an address that came expired tells of the clock: %s', (_, receivedAt, title) => {
  const terms = { requestedAt: 0, expiresAt: 3_600_000 } as DepositTerms
  const progress = createDepositProgress({ status: 'waiting', terms, isConfirmedByService: true })
  const quote = receivedAt && { receivedAt }
  const deposit = { status: 'expired', progress, terms, quote } as UseDepositAddressReturnType
  expect(depositStatusSentences(deposit, { translate, words: {} })).toMatchObject({
    title,
    where: '',
    notes: [`${title}.text`],
  })
})

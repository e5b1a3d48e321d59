import { describe, expect, it } from 'vitest'
import type { UseDepositAddressReturnType } from '@causeway/react'
import type { DepositTerms } from '@causeway/react/execution'
import { depositStatusSentences } from '../../../../../src/widgets/deposit-address/model/status/depositStatusSentences.ts'
import type { Translate } from '../../../../../src/widgets/shared/messages/useMessages.ts'
import { createDepositProgress } from '../../../../support/deposits/createDepositProgress.ts'

const translate: Translate = (key) => key

it.each([
  ['seen', true, 'deposit.where.pending', ['deposit.hidden.paid']],
  ['not seen', false, 'activity.where.unseen', []],
] as const)(
  'behavior: says that a deposit was detected only if it was: %s',
  (_, isDeposited, where, notes) => {
    const progress = createDepositProgress({ status: 'pending', isDeposited, isConfirmedByService: true })
    const deposit = { status: 'paid', progress } as UseDepositAddressReturnType
    expect(depositStatusSentences(deposit, { translate, words: {}, isOffline: false })).toMatchObject({
      where,
      notes,
    })
  },
)

it.each([
  ['depositing', 'paid', 'active'],
  ['pending', 'paid', 'active'],
  ['submitted', 'paid', 'active'],
  ['waiting', 'payable', undefined],
  ['unknown', 'paid', undefined],
  // A problem with the address comes first.
  ['pending', 'otherAddress', 'failed'],
  ['success', 'otherAddress', 'failed'],
  ['success', 'paid', 'done'],
  ['refund', 'paid', 'refunded'],
  ['failure', 'paid', 'failed'],
] as const)('behavior: marks the status from the payment to the end: %s, %s', (word, status, mark) => {
  const progress = createDepositProgress({
    status: word,
    isDeposited: true,
    terms: {} as DepositTerms,
    isConfirmedByService: true,
  })
  const deposit = { status, progress } as UseDepositAddressReturnType
  expect(depositStatusSentences(deposit, { translate, words: {}, isOffline: false }).mark).toBe(mark)
})

it.each([
  ['waiting', true, 'deposit.where.waitingElsewhere'],
  ['waiting', false, ''],
  ['pending', true, 'deposit.where.pending'],
  ['success', true, 'deposit.where.successPlain'],
] as const)(
  'error: says in the title that there are two addresses for one request: %s, %s',
  (word, hasTerms, where) => {
    const terms = hasTerms ? ({} as DepositTerms) : undefined
    const progress = createDepositProgress({
      status: word,
      isDeposited: true,
      terms,
      isConfirmedByService: true,
    })
    const deposit = { status: 'otherAddress', progress, terms, isStored: true } as UseDepositAddressReturnType
    expect(depositStatusSentences(deposit, { translate, words: {}, isOffline: false })).toMatchObject({
      title: 'deposit.mismatch',
      where,
      headline: undefined,
      why: 'deposit.hidden.mismatch',
      isAlarm: true,
    })
  },
)

it.each([
  ['a moment too late', 3_600_001, 'deposit.wrongClock'],
  ['at its end', 3_600_000, 'deposit.wrongClock'],
  ['a moment before', 3_599_999, 'deposit.expired'],
  ['after a reload', undefined, 'deposit.expired'],
] as const)(
  'behavior: warns about the clock if an address was expired on arrival: %s',
  (_, receivedAt, title) => {
    const terms = { requestedAt: 0, expiresAt: 3_600_000 } as DepositTerms
    const progress = createDepositProgress({ status: 'waiting', terms, isConfirmedByService: true })
    const quote = receivedAt && { receivedAt }
    const deposit = { status: 'expired', progress, terms, quote } as UseDepositAddressReturnType
    expect(depositStatusSentences(deposit, { translate, words: {}, isOffline: false })).toMatchObject({
      title,
      where: '',
      notes: [`${title}.text`],
    })
  },
)

/** Says each key, with the values of a count. */
const say: Translate = (key, values) =>
  key === 'text.next' ? '{first} | {next}' : values && 'count' in values ? `${key} ${values['count']}` : key
const amount = { amount: 1n, currency: { chainId: 1, address: '0x', decimals: 18 } }

/** The sentences about an address that was paid and is known here. */
function saidOf(
  {
    status = 'paid',
    isOffline = false,
    ...deposit
  }: Partial<UseDepositAddressReturnType> & { isOffline?: boolean },
  change: Parameters<typeof createDepositProgress>[0] | undefined,
) {
  const progress = change && createDepositProgress({ isConfirmedByService: true, ...change })
  return depositStatusSentences(
    { status, progress, isStored: true, ...deposit } as UseDepositAddressReturnType,
    { translate: say, words: {}, isOffline },
  )
}

describe('the sentences about a deposit', () => {
  const terms = {} as DepositTerms
  const paid = { terms, isDeposited: true }

  it.each([
    ['payable', { status: 'waiting' }, 'deposit.offline'],
    ['paid', { status: 'pending', hasPayment: true }, 'deposit.offline'],
    ['paid', { status: 'success', hasPayment: true, isOver: true }, undefined],
    ['unclear', undefined, 'deposit.offline'],
  ] as const)('behavior: says offline that %s with %j is asked about again: %s', (status, change, note) => {
    const offline = new Set(['deposit.offline', 'progress.unreachable'])
    const notesOf = (isOffline: boolean) =>
      saidOf({ status, isOffline, isUnreachable: true }, change).notes.filter((one) => offline.has(one))
    expect(notesOf(true)).toEqual(note ? [note] : [])
    expect(notesOf(false)).not.toContain('deposit.offline')
  })

  it('default: puts the outcome with its amount into the headline, and separates the rest', () => {
    const done = { ...paid, status: 'success', isOver: true, received: amount } as const
    expect(saidOf({}, { ...done, excess: 1n })).toMatchObject({
      headline: 'deposit.where.success',
      rest: 'deposit.where.excessComing',
      where: 'deposit.where.success | deposit.where.excessComing',
      why: undefined,
      notes: [],
    })
    expect(saidOf({}, { ...paid, status: 'refund', isOver: true, refunded: amount })).toMatchObject({
      headline: 'deposit.where.refund',
      rest: 'deposit.where.notMade',
    })
    // A failure has no headline to be glad of.
    expect(saidOf({}, { ...paid, status: 'failure', isOver: true, refunded: amount })).toMatchObject({
      headline: undefined,
      rest: 'deposit.where.notMade | deposit.where.refund',
    })
    expect(saidOf({}, { ...done, received: undefined })).toMatchObject({
      headline: undefined,
      rest: 'deposit.where.successPlain',
    })
  })

  it('behavior: names another recipient who received it', () => {
    const values: (string | undefined)[] = []
    const record = {
      sender: `0x${'1'.repeat(40)}`,
      recipient: `0x${'2'.repeat(40)}`,
      status: 'success',
      data: {},
    }
    const progress = createDepositProgress({
      ...paid,
      status: 'success',
      isOver: true,
      record: record as never,
    })
    const { where } = depositStatusSentences({ status: 'paid', progress } as UseDepositAddressReturnType, {
      translate: (key, given) => {
        if (key === 'deposit.where.successPlain.to') values.push(String(given?.['recipient']))
        return key
      },
      words: {},
      isOffline: false,
    })
    expect([where, ...values]).toEqual(['deposit.where.successPlain.to', '0x2222…2222', '0x2222…2222'])
  })

  it.each([
    ['is looked for', {}, undefined, 'deposit.loading', []],
    ['can’t be found', { isUnreachable: true }, undefined, 'deposit.missing', []],
    [
      'can’t be asked about while it is on its way',
      { isUnreachable: true },
      { ...paid, status: 'pending' },
      'activity.status.pending',
      ['deposit.hidden.paid', 'progress.unreachable'],
    ],
    [
      'can’t be asked about once it is over',
      { isUnreachable: true },
      { ...paid, status: 'success', isOver: true },
      'activity.status.success',
      [],
    ],
    [
      'goes on as another request',
      {},
      { ...paid, status: 'success', isOver: true, isSuperseded: true },
      'activity.status.success',
      ['deposit.superseded'],
    ],
    [
      'was paid again, twice',
      {},
      { ...paid, status: 'success', isOver: true, furtherPayments: 2 },
      'activity.status.success',
      ['deposit.further 2'],
    ],
    [
      'has no history',
      { isWithoutHistory: true },
      { ...paid, status: 'success', isOver: true },
      'activity.status.success',
      ['deposit.noHistory'],
    ],
    [
      'has no history, and can be paid',
      { isWithoutHistory: true, status: 'payable' },
      { terms },
      'activity.status.waiting',
      [],
    ],
    [
      'can be paid, and can’t be stored',
      { isStored: false, status: 'payable' },
      { terms },
      'activity.status.waiting',
      ['deposit.notStored'],
    ],
    [
      'was paid, and can’t be stored',
      { isStored: false },
      { ...paid, status: 'success', isOver: true },
      'activity.status.success',
      [],
    ],
    ['is seen, and warns by itself', {}, { ...paid, status: 'depositing' }, 'activity.status.depositing', []],
    [
      'names addresses that the user has to confirm',
      { status: 'unaccepted' },
      { terms },
      'deposit.unaccepted',
      ['deposit.hidden.unaccepted'],
    ],
    [
      'may be forged',
      { status: 'unclear' },
      { status: 'pending' },
      'deposit.unconfirmed',
      ['deposit.hidden.unconfirmed'],
    ],
    [
      'may be forged, and has two addresses',
      { status: 'otherAddress' },
      { status: 'pending' },
      'deposit.mismatch',
      ['deposit.hidden.mismatch'],
    ],
    [
      'can’t be checked',
      { status: 'unclear' },
      { ...paid, status: 'pending' },
      'activity.status.pending',
      ['deposit.hidden.unclear'],
    ],
  ] as const)('behavior: titles a deposit that %s', (_, deposit, change, title, notes) => {
    const said = saidOf(deposit as Partial<UseDepositAddressReturnType>, change as never)
    expect([said.title, said.notes]).toEqual([title, notes])
    expect(said.isAlarm).toBe(title === 'deposit.mismatch')
  })

  it('behavior: replaces the mark of a pending deposit by a warning about the address', () => {
    expect(saidOf({ status: 'unclear' }, { ...paid, status: 'pending' }).mark).toBeUndefined()
    expect(saidOf({ status: 'foreign' }, { ...paid, status: 'success', isOver: true }).mark).toBe('done')
  })

  it('behavior: says what was paid to an address before it expired', () => {
    expect(saidOf({ status: 'expired' }, { ...paid, status: 'pending' }).where).toBe('deposit.where.pending')
    expect(saidOf({ status: 'expired' }, undefined)).toMatchObject({ title: 'deposit.expired', where: '' })
  })

  it('behavior: doesn’t call a deposit that may be forged unreachable', () => {
    const forged = saidOf({ status: 'unclear', isUnreachable: true }, { status: 'pending' })
    expect(forged.notes).toEqual(['deposit.hidden.unconfirmed'])
  })

  it('behavior: says that an address can be found again only if this browser has stored it', () => {
    const waiting = (deposit: Partial<UseDepositAddressReturnType>) =>
      saidOf({ status: 'payable', ...deposit }, { terms }).where
    expect(waiting({ terms })).toBe('deposit.where.waiting')
    expect(waiting({ terms, isStored: false })).toBe('deposit.where.waitingElsewhere')
    expect(waiting({ terms: undefined })).toBe('deposit.where.waitingElsewhere')
  })

  it.each([
    ['success', true, false],
    ['pending', true, true],
    [undefined, true, false],
    ['pending', false, false],
  ] as const)(
    'behavior: decides whether a history that reports %s is behind a success, over: %s',
    (word, isOver, isBehind) => {
      const record = word && ({ status: word, data: {} } as never)
      expect(saidOf({}, { ...paid, status: 'success', isOver, record }).isBehind).toBe(isBehind)
    },
  )
})

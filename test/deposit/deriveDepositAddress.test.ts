import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { StoredDeposit } from '@causeway/react'
import { deriveDepositProgress, type DepositTerms } from '@causeway/react/execution'
import { depositAddressStatus } from '../../src/deposit/depositAddressStatus.ts'
import { deriveDepositAddress } from '../../src/deposit/deriveDepositAddress.ts'

const requestId = '0x1'
const terms: DepositTerms = {
  requestId,
  type: 'strict',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pay: { chainId: 1, decimals: 18, amount: 5n },
  receive: { chainId: 10, decimals: 6, amount: 4n },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  recoveryAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  statusPath: undefined,
  requestedAt: 1,
  expiresAt: undefined,
}
const stored: StoredDeposit = { terms, status: 'waiting', updatedAt: 1, isStored: true, isAudited: true }
const waiting = deriveDepositProgress({
  requestId,
  terms,
  lookup: undefined,
  records: [],
  isAudited: true,
})
const quote = { receivedAt: 1 } as Quote

describe('depositAddressStatus', () => {
  const fine = {
    hasOtherAddress: false,
    terms,
    unaccepted: undefined,
    status: 'waiting',
    hasPayment: false,
    hasActivity: false,
  } as const
  const unaccepted = {}
  const statusOf = (progress: object, change: { isKept?: boolean; isPast?: boolean } = {}) =>
    depositAddressStatus({ isKept: true, isPast: false, ...change, progress: { ...fine, ...progress } })

  it.each([
    ['payable', {}, {}],
    ['expired', {}, { isPast: true }],
    ['foreign', {}, { isKept: false }],
    ['foreign', { status: 'success' }, { isKept: false, isPast: true }],
    ['otherAddress', { hasOtherAddress: true }, {}],
    ['otherAddress', { hasOtherAddress: true, status: 'success', hasPayment: true }, { isPast: true }],
    ['otherAddress', { hasOtherAddress: true }, { isKept: false }],
    ['unclear', { terms: undefined }, {}],
    ['unaccepted', { terms: undefined, unaccepted }, {}],
    ['unaccepted', { unaccepted }, {}],
    ['expired', { terms: undefined, unaccepted }, { isPast: true }],
    ['paid', { terms: undefined, unaccepted, status: 'pending', hasPayment: true }, {}],
    ['otherAddress', { terms: undefined, unaccepted, hasOtherAddress: true }, {}],
    ['foreign', { terms: undefined, unaccepted }, { isKept: false }],
    ['expired', { terms: undefined }, { isPast: true }],
    ['otherAddress', { terms: undefined, hasOtherAddress: true }, {}],
    ['paid', { terms: undefined, status: 'pending', hasPayment: true }, {}],
    ['unclear', { status: 'unknown' }, {}],
    ['unclear', { status: 'unknown' }, { isPast: true }],
    ['paid', { status: 'unknown', hasPayment: true }, {}],
    ['paid', { hasPayment: true }, {}],
    ['paid', { status: 'failure', hasPayment: true }, {}],
    ['ended', { status: 'failure' }, { isPast: true }],
    ['ended', { status: 'failure', hasActivity: true }, {}],
    ['maybePaid', { status: 'pending', hasActivity: true }, { isPast: true }],
    ['unclear', { status: 'unknown', hasActivity: true }, {}],
    ['maybePaid', { hasActivity: true, terms: undefined, unaccepted }, {}],
    ['otherAddress', { hasOtherAddress: true, hasActivity: true, status: 'failure' }, {}],
    ['foreign', { status: 'failure' }, { isKept: false }],
    ['paid', { hasPayment: true }, { isPast: true }],
    ['paid', { hasPayment: true, terms: undefined, unaccepted }, {}],
  ] as const)('default: %s', (status, progress, change) => {
    expect(statusOf(progress, change)).toBe(status)
  })
})

describe('deriveDepositAddress', () => {
  const nothing = {
    type: undefined,
    requestId: undefined,
    requested: undefined,
    stored: undefined,
    progress: undefined,
    isPast: false,
  }

  it('default: shows only the required disclosures before anything is requested', () => {
    expect(deriveDepositAddress({ ...nothing, type: 'open' })).toEqual({
      requiredDisclosures: ['exact', 'otherAmount', 'late', 'once', 'token'],
      requestId: undefined,
      status: undefined,
      payable: undefined,
      unaccepted: undefined,
      terms: undefined,
      quote: undefined,
      isStored: false,
      progress: undefined,
    })
  })

  it('behavior: shows an address only once it is listed', () => {
    const requested = { terms, quote }
    const before = deriveDepositAddress({ ...nothing, requestId, requested, progress: waiting })
    expect(before).toMatchObject({ status: 'foreign', payable: undefined, terms: undefined, quote })
    const listed = { ...nothing, requestId, requested, stored, progress: waiting }
    expect(deriveDepositAddress(listed)).toMatchObject({ status: 'payable', payable: terms, isStored: true })
    expect(deriveDepositAddress({ ...listed, progress: undefined })).toMatchObject({
      status: undefined,
      payable: undefined,
    })
    expect(deriveDepositAddress({ ...listed, isPast: true })).toMatchObject({
      status: 'expired',
      payable: undefined,
      terms,
    })
  })

  it('behavior: names the accounts to ask about only while they keep the user from the address', () => {
    const unaccepted = {
      user: terms.refundTo,
      recipient: terms.recipient,
      refundTo: terms.refundTo,
      recoveryAddress: undefined,
      appFeeRecipients: [],
      conversion: undefined,
    }
    const progress = { ...waiting, terms: undefined, unaccepted }
    const listed = { ...nothing, requestId, stored, progress }
    expect(deriveDepositAddress(listed)).toMatchObject({
      status: 'unaccepted',
      payable: undefined,
      unaccepted,
    })
    const past = { status: 'expired', payable: undefined, unaccepted: undefined }
    expect(deriveDepositAddress({ ...listed, isPast: true })).toMatchObject(past)
    expect(deriveDepositAddress({ ...listed, requestId: undefined })).toMatchObject({
      status: undefined,
      unaccepted: undefined,
    })
  })

  it('behavior: takes the disclosures from the address itself, whatever the form says now', () => {
    const shown = deriveDepositAddress({ ...nothing, type: 'open', requestId, stored, progress: waiting })
    expect(shown.requiredDisclosures).toEqual(['exact', 'under', 'over', 'late', 'once', 'token'])
  })

  it('behavior: doesn’t show the quote of another request beside it', () => {
    const requested = { terms: { ...terms, requestId: '0x2' }, quote }
    expect(deriveDepositAddress({ ...nothing, requestId, requested, stored, progress: waiting }).quote).toBe(
      undefined,
    )
  })
})

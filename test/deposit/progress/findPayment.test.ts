import { describe, expect, it } from 'vitest'
import {
  deriveDepositProgress,
  type DepositTerms,
  type DeriveDepositProgressParameters,
} from '@causeway/react/execution'
import {
  parseWithSchema,
  requestRecordSchema,
  requestStateSchema,
  type RequestRecord,
} from '@causeway/react/schemas'

const requestId = '0x1'
const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'ab'.repeat(32)}`
const transaction = { chainId: 1, txHash: hash, status: 'success' }
const terms: DepositTerms = {
  requestId,
  type: 'strict',
  address,
  pay: { chainId: 1, decimals: 18, amount: 10n },
  receive: { chainId: 2, decimals: 18, amount: 9n },
  recipient: address,
  refundTo: address,
  requestedAt: 0,
}

const lookupOf = (change: object) => parseWithSchema(requestStateSchema, { status: 'waiting', ...change })
const recordOf = ({
  depositAddress,
  ...change
}: { depositAddress?: object; [field: string]: unknown } = {}) =>
  parseWithSchema(requestRecordSchema, {
    id: requestId,
    status: 'waiting',
    createdAt: '2026-11-01T10:00:00Z',
    depositAddress: { address, type: 'strict', ...depositAddress },
    data: {},
    ...change,
  })
const read = (change: Partial<DeriveDepositProgressParameters>) =>
  deriveDepositProgress({ requestId, terms, isAudited: true, lookup: undefined, records: [], ...change })
const hasPayment = (change: Partial<DeriveDepositProgressParameters>) => read(change).hasPayment

describe('whether a payment was seen', () => {
  it.each<[title: string, change: Partial<DeriveDepositProgressParameters>]>([
    ['nothing known', {}],
    ['a lookup that waits', { lookup: lookupOf({}) }],
    ['the legacy pending before a deposit', { lookup: lookupOf({ status: 'pending', time: 1 }) }],
    ['a lookup with an unknown status', { lookup: lookupOf({ status: 'later' }) }],
    ['a record that waits', { records: [recordOf()] }],
    ['a record that is pending', { records: [recordOf({ status: 'pending' })] }],
    ['a failure', { lookup: lookupOf({ status: 'failure' }) }],
    ['a late failure', { lookup: lookupOf({ status: 'failure', failReason: 'TTL_EXPIRED' }) }],
    ['a request that took over, unknown', { records: [recordOf({ supersededByRequestId: '0x77' })] }],
    ['another request at a strict address', { records: [recordOf(), at('0x2')] }],
    ['stored as failed', { storedStatus: 'failure', lookup: lookupOf({}) }],
    [
      'a request at another address',
      { records: [recordOf(), at('0x2', { address: `0x${'9'.repeat(40)}` })] },
    ],
    ['another request, at an address of an unknown kind', { terms: undefined, records: [at('0x2')] }],
    ['a request that supersedes itself', { records: [recordOf({ supersededByRequestId: requestId })] }],
    ['stored as waiting', { storedStatus: 'waiting', lookup: lookupOf({}) }],
    ['stored as unknown', { storedStatus: 'unknown', lookup: lookupOf({}) }],
  ])('default: finds no payment: %s', (_, change) => {
    expect(hasPayment(change)).toBe(false)
  })

  it.each<[title: string, change: Partial<DeriveDepositProgressParameters>]>([
    ['a lookup that waits, with the payment', { lookup: lookupOf({ inTxHashes: [hash] }) }],
    ['a lookup that waits, with a delivery', { lookup: lookupOf({ txHashes: [hash] }) }],
    [
      'a lookup with an unknown status and the payment',
      { lookup: lookupOf({ status: 'later', inTxHashes: [hash] }) },
    ],
    ['a lookup with another status', { lookup: lookupOf({ status: 'depositing' }) }],
    ['a failure with the payment', { lookup: lookupOf({ status: 'failure', inTxHashes: [hash] }) }],
    [
      'a failure whose reason only a payment has',
      { lookup: lookupOf({ status: 'failure', failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' }) },
    ],
    ['a dropped deposit', { lookup: lookupOf({ status: 'failure', details: 'DEPOSIT_REORGED' }) }],
    [
      'a pending record with the hash',
      { records: [recordOf({ status: 'pending', depositAddress: { depositTxHash: hash } })] },
    ],
    ['the payer’s transaction, without amounts', { records: [recordOf({ data: { inTxs: [transaction] } })] }],
    [
      'one that failed, and may still go through',
      { records: [recordOf({ data: { inTxs: [{ ...transaction, status: 'failure' }] } })] },
    ],
    ['a refund', { records: [recordOf({ data: { outTxs: [transaction] } })] }],
    ['the hash of the deposit', { records: [recordOf({ depositAddress: { depositTxHash: hash } })] }],
    [
      'the depository’s transaction',
      { records: [recordOf({ protocol: { deposit: { origin: { transactionId: hash } } } })] },
    ],
    [
      'another request at a strict address, which is paid',
      { records: [recordOf(), at('0x2', {}, { status: 'depositing' })] },
    ],
    ['stored, and waiting by now', { storedStatus: 'depositing', lookup: lookupOf({}) }],
    ['stored as over, and waiting by now', { storedStatus: 'success', lookup: lookupOf({}) }],
    [
      'an older version of its record',
      {
        records: [
          recordOf({ updatedAt: '2026-11-01T10:00:02Z' }),
          recordOf({ updatedAt: '2026-11-01T10:00:01Z', data: { inTxs: [transaction] } }),
        ],
      },
    ],
    ['a version of the same time', { records: [recordOf(), recordOf({ data: { inTxs: [transaction] } })] }],
    ['a sign that is stored', { storedSigns: ['payment'], lookup: lookupOf({}) }],
    ['a sign that was reported', { reportedSigns: ['payment'], lookup: lookupOf({ status: 'failure' }) }],
  ])('error: finds a payment: %s', (_, change) => {
    expect(hasPayment(change)).toBe(true)
    expect(hasPayment({ ...change, isAudited: false })).toBe(true)
  })

  it.each<[title: string, change: Partial<DeriveDepositProgressParameters>, isRemembered: boolean]>([
    ['a record that is pending', { records: [recordOf({ status: 'pending' })] }, false],
    ['a request that took over', { records: [recordOf({ supersededByRequestId: '0x77' })] }, false],
    ['another request at a strict address', { records: [recordOf(), at('0x2')] }, false],
    ['a lookup with an unknown status', { lookup: lookupOf({ status: 'later' }) }, false],
    [
      'a lookup that waits, and a record with an unknown status',
      { lookup: lookupOf({}), records: [recordOf({ status: 'later' })] },
      false,
    ],
    [
      'an older version of its record that was superseded',
      { records: [recordOf(), recordOf({ supersededByRequestId: '0x77' })] },
      false,
    ],
    ['a sign that was reported before', { reportedSigns: ['activity'], lookup: lookupOf({}) }, true],
    ['a sign that is stored', { storedSigns: ['activity'], lookup: lookupOf({}) }, true],
    ['stored as failed', { storedStatus: 'failure', lookup: lookupOf({}) }, true],
  ])('behavior: finds activity without a payment: %s', (_, change, isActivityRemembered) => {
    expect(read(change)).toMatchObject({ hasPayment: false, hasActivity: true, isActivityRemembered })
    expect(read({ ...change, reportedSigns: ['payment'] })).toMatchObject({
      hasPayment: true,
      hasActivity: false,
      isActivityRemembered: false,
    })
  })

  it.each<[title: string, depositAddress: RequestRecord['depositAddress']]>([
    ['ordinary swaps', undefined],
    ['payments to another address', at('0x2', { address: `0x${'9'.repeat(40)}` }).depositAddress],
  ])('behavior: takes no payment from a history that lists %s, too', (_, depositAddress) => {
    const paid = at('0x2', {}, { status: 'success', data: { inTxs: [transaction] } })
    expect(read({ records: [recordOf(), paid] })).toMatchObject({ hasPayment: true, furtherPayments: 1 })
    expect(read({ records: [recordOf(), { ...paid, depositAddress }] })).toMatchObject({
      hasPayment: false,
      hasActivity: false,
      furtherPayments: 0,
    })
  })

  it('behavior: finds no activity in a request that waits', () => {
    expect(read({ lookup: lookupOf({}), records: [recordOf()] }).hasActivity).toBe(false)
    const itself = recordOf({ supersededByRequestId: requestId })
    expect(read({ lookup: lookupOf({}), records: [itself] }).hasActivity).toBe(false)
  })

  it('behavior: says when only this browser remembers a payment', () => {
    const remembered = (change: Partial<DeriveDepositProgressParameters>) => read(change).isPaymentRemembered
    const stored = { storedStatus: 'depositing', lookup: lookupOf({}), isAudited: false } as const
    expect(remembered(stored)).toBe(true)
    expect(remembered({ ...stored, isAudited: true })).toBe(true)
    // The provider has reported it to this page.
    expect(remembered({ ...stored, isAudited: true, reportedStatus: 'depositing' })).toBe(false)
    expect(remembered({ ...stored, lookup: lookupOf({ status: 'depositing' }) })).toBe(false)
    expect(remembered({ ...stored, lookup: lookupOf({ inTxHashes: [hash] }) })).toBe(false)
    expect(remembered({ ...stored, storedStatus: 'waiting' })).toBe(false)
    // The provider has taken its transaction back.
    expect(remembered({ lookup: lookupOf({}), reportedSigns: ['payment'] })).toBe(true)
    const late = { lookup: lookupOf({ status: 'failure', failReason: 'TTL_EXPIRED' }) }
    expect(read({ ...late, reportedSigns: ['payment'] })).toMatchObject({
      isPaymentRemembered: true,
      payment: undefined,
    })
  })

  it('behavior: keeps a status that this page saw as the status; one from the store only hides the address', () => {
    const change = { storedStatus: 'success', lookup: lookupOf({}) } as const
    const reported = { ...change, reportedStatus: 'success' } as const
    expect(read(reported)).toMatchObject({ status: 'success', hasPayment: true })
    expect(read(change)).toMatchObject({ status: 'waiting', hasPayment: true })
    expect(read({ ...reported, isAudited: false })).toMatchObject({ status: 'waiting', hasPayment: true })
    // Storage alone proves nothing.
    expect(read({ storedStatus: 'success', isAudited: false })).toMatchObject({
      status: 'unknown',
      hasPayment: false,
    })
  })

  it.each<[title: string, other: RequestRecord, isSign: boolean]>([
    [
      'an earlier one, which was paid',
      at('0x2', {}, { status: 'success', createdAt: '2026-10-01T10:00:00Z' }),
      false,
    ],
    ['a later one, which waits', at('0x2', {}, { createdAt: '2026-11-01T10:00:01Z' }), false],
    [
      'a later one, which was paid',
      at('0x2', {}, { status: 'success', createdAt: '2026-11-01T10:00:01Z' }),
      true,
    ],
    [
      'a later one, whose payment is on its way',
      at('0x2', {}, { status: 'depositing', createdAt: '2026-11-01T10:00:01Z' }),
      true,
    ],
    [
      'one of the same second, which was paid',
      at('0x2', {}, { status: 'success', createdAt: '2026-11-01T10:00:00Z' }),
      false,
    ],
    [
      'a later one, paid at an address that its record leaves out',
      at('0x2', { address: undefined }, { status: 'success', createdAt: '2026-11-01T10:00:01Z' }),
      true,
    ],
    ['one without a date', at('0x2', {}, { status: 'success', createdAt: undefined }), false],
  ])('behavior: considers other requests of an open address: %s', (_, other, isSign) => {
    const records = [recordOf({ depositAddress: { type: 'open' } }), other]
    expect(hasPayment({ terms: { ...terms, type: 'open' }, records })).toBe(isSign)
  })
})

function at(id: string, depositAddress: object = {}, change: object = {}): RequestRecord {
  return recordOf({ ...change, id, depositAddress })
}

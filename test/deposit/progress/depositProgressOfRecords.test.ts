import { describe, expect, it } from 'vitest'
import {
  requestStateSchema,
  type RequestState,
  requestRecordSchema,
  type RequestRecord,
  parseWithSchema,
} from '@causeway/react/schemas'
import {
  deriveDepositProgress,
  type DeriveDepositProgressParameters,
  type DepositPayment,
  type DepositTerms,
} from '@causeway/react/execution'
import { successorOf } from '../../../src/deposit/progress/depositProgress.ts'
import type { DepositSigns } from '../../../src/deposit/depositSigns.ts'
import { createDepositProgress } from '../../support/deposits/createDepositProgress.ts'

const requestId = '0x1'
const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const [friend, stranger] = [
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
]

const terms: DepositTerms = {
  requestId,
  type: 'strict',
  address,
  pay: { chainId: 1, decimals: 18, amount: 10n },
  receive: { chainId: 2, decimals: 6, amount: 9n },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  requestedAt: 0,
}

const amountOf = (amount: string) => ({ amount, currency: { chainId: 1, address: '0x', decimals: 18 } })
const origin = (amount: string) => ({ origin: { inputCurrency: amountOf(amount) } })
const paid = { inTxs: [{ txHash: '0xa' }] }

/** A record of the history, as far as the provider shows it. */
const recordOf = ({ depositAddress, ...change }: Record<string, unknown> = {}): RequestRecord =>
  parseWithSchema(requestRecordSchema, {
    id: requestId,
    status: 'waiting',
    depositAddress:
      depositAddress === null ? null : { address, type: 'strict', ...(depositAddress as object | undefined) },
    data: {},
    createdAt: '',
    updatedAt: '',
    ...change,
  })

const statusOf = (state: RequestRecord['status'], change: Partial<RequestState> = {}): RequestState => ({
  rawStatus: state,
  status: state,
  isDeposited: true,
  updatedAt: undefined,
  ...change,
})

const read = (parameters: Partial<DeriveDepositProgressParameters> = {}) =>
  deriveDepositProgress({ requestId, terms: undefined, lookup: undefined, records: [], ...parameters })

describe('the progress of a deposit', () => {
  const nothing = createDepositProgress({ status: 'unknown', requestId })

  it('default: is empty while nothing is known', () => {
    expect(read()).toEqual(nothing)
  })

  it.each([
    {},
    { route: {} },
    { route: { quoted: {}, actual: {} } },
    { route: { quoted: { origin: {} }, actual: { origin: {}, destination: {} } } },
  ])('behavior: has no amounts where the history shows none: %j', (data) => {
    const record = recordOf({ status: 'success', depositAddress: null, data: { ...paid, ...data } })
    expect(read({ records: [record] })).toEqual({
      ...nothing,
      isConfirmedByService: true,
      status: 'success',
      rawStatus: 'success',
      isDeposited: true,
      hasPayment: true,
      isOver: true,
      legs: [expect.objectContaining({ kind: 'deposit', txHash: '0xa' })],
      paymentHashes: ['0xa'],
      record,
    })
  })

  it('behavior: takes networks from the record, else from the lookup, never from the store', () => {
    const status = parseWithSchema(requestStateSchema, {
      status: 'pending',
      originChainId: 3,
      destinationChainId: 4,
    })
    const record = recordOf({
      data: {
        route: {
          quoted: {
            origin: { inputCurrency: { amount: '1', currency: { chainId: 5 } } },
            destination: { outputCurrency: { amount: '1', currency: { chainId: 6 } } },
          },
        },
      },
    })
    const chainsOf = ({ originChainId, destinationChainId }: ReturnType<typeof read>) => [
      originChainId,
      destinationChainId,
    ]
    expect(chainsOf(read({ terms }))).toEqual([undefined, undefined])
    expect(chainsOf(read({ terms, lookup: status }))).toEqual([3, 4])
    expect(chainsOf(read({ terms, lookup: status, records: [record] }))).toEqual([5, 6])
    // A record that contradicts the terms of a paid request changes none of them.
    const audited = read({
      terms,
      isAudited: true,
      lookup: { ...status, isDeposited: true },
      records: [record],
    })
    expect(chainsOf(audited)).toEqual([terms.pay.chainId, terms.receive.chainId])
  })

  it('behavior: prefers audited terms to the history’s quote, but not stored ones', () => {
    const quoted = { route: { quoted: origin('7') } }
    const other = recordOf({ id: '0x2', data: { ...paid, route: { quoted: origin('99') } } })
    const own = recordOf({ data: quoted })
    expect(read({ records: [other, own] }).quoted).toBe(7n)
    expect(read({ terms, records: [other, own] }).quoted).toBe(7n)
    expect(read({ terms, isAudited: true, records: [other, own] }).quoted).toBe(10n)
  })
})

describe('what the provider said before', () => {
  const before = (reportedSigns: DepositSigns, change: Partial<DeriveDepositProgressParameters> = {}) =>
    read({ terms, isAudited: true, records: [recordOf()], reportedSigns, ...change })

  it('error: keeps another address, as named before, until the payment is over', () => {
    const past = { hasOtherAddress: true, isOtherAddressPast: true }
    expect(before(['otherAddress'])).toMatchObject(past)
    expect(before([], { storedSigns: ['otherAddress'] })).toMatchObject(past)
    expect(before(['otherAddress', 'payment'], { lookup: statusOf('depositing') })).toMatchObject(past)
    expect(before(['otherAddress'], { lookup: statusOf('success') })).toMatchObject({
      hasOtherAddress: false,
      isOtherAddressPast: false,
    })
    const now = { records: [recordOf({ depositAddress: { address: stranger } })] }
    expect(before(['otherAddress'], now)).toMatchObject({ hasOtherAddress: true, isOtherAddressPast: false })
  })

  it('error: keeps no terms that were contradicted before, unless they were paid', () => {
    expect(before([]).terms).toMatchObject(terms)
    expect(before(['otherTerms'])).toMatchObject({ terms: undefined, hasOtherTerms: true })
    expect(before([], { storedSigns: ['otherTerms'] }).terms).toBeUndefined()
    expect(before(['otherTerms', 'payment']).terms).toMatchObject(terms)
  })
})

describe('a lookup and a history that disagree', () => {
  it.each([
    ['success', 'failure'],
    ['success', 'refund'],
    ['failure', 'success'],
    ['refund', 'success'],
  ] as const)('error: claims neither a lookup’s %s nor a history’s %s', (lookedUp, listed) => {
    const record = recordOf({ status: listed, data: paid })
    const conflict = { lookup: statusOf(lookedUp), records: [record], terms, isAudited: true }
    const unknown = { status: 'unknown', areResultsConflicting: true, isOver: false, hasPayment: true }
    expect(read(conflict)).toMatchObject(unknown)
    // Neither is true just because this page was told first.
    expect(read({ ...conflict, reportedStatus: lookedUp })).toMatchObject(unknown)
  })

  it.each([
    ['success', 'failure', true],
    ['success', 'refund', true],
    ['success', 'success', false],
    // A delivery may follow a failure.
    ['failure', 'success', false],
  ] as const)(
    'error: compares a %s reported before with a history’s %s once the lookup is missing: %s',
    (reportedStatus, listed, areResultsConflicting) => {
      const record = recordOf({ status: listed, data: paid })
      const seen = read({ records: [record], terms, isAudited: true, reportedStatus })
      expect(seen).toMatchObject({
        areResultsConflicting,
        status: areResultsConflicting ? 'unknown' : 'success',
        hasPayment: true,
      })
      // Of storage nothing is believed.
      expect(read({ records: [record], terms, reportedStatus }).areResultsConflicting).toBe(false)
    },
  )

  it.each([
    ['success', 'success'],
    ['refund', 'failure'],
    ['success', 'pending'],
    ['waiting', 'success'],
  ] as const)('behavior: takes the further one of a lookup’s %s and a history’s %s', (lookedUp, listed) => {
    const further = lookedUp === 'waiting' ? listed : lookedUp
    const record = recordOf({ status: listed, data: paid })
    const progress = read({ lookup: statusOf(lookedUp), records: [record], terms, isAudited: true })
    expect(progress).toMatchObject({ status: further, areResultsConflicting: false })
  })

  it.each([
    [{}, [], 'failure'],
    [{ txHashes: ['0xb'] }, [], 'refund'],
    [{}, [{ txHash: '0xb', chainId: terms.pay.chainId }], 'refund'],
  ])(
    'error: of a refund without a transaction, believes the history’s reason against it: %j, %j',
    (lookup, outTxs, status) => {
      const record = recordOf({
        status: outTxs.length > 0 ? 'refund' : 'failure',
        data: { ...paid, refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND', outTxs },
      })
      const reports = { lookup: statusOf('refund', lookup), records: [record], terms, isAudited: true }
      expect(read(reports).status).toBe(status)
      expect(read({ ...reports, reportedStatus: 'refund' }).status).toBe(status)
    },
  )
})

describe('facts from the lookup alone', () => {
  it('behavior: takes the hashes of a payment from the lookup where the history shows only its delivery', () => {
    const record = recordOf({ status: 'pending', data: { outTxs: [{ txHash: '0xb' }] } })
    const lookup = statusOf('pending', { inTxHashes: ['0xc'] })
    expect(read({ records: [record], lookup }).paymentHashes).toEqual(['0xc'])
    expect(read({ records: [record] }).paymentHashes).toEqual([])
    const withPayment = recordOf({ status: 'pending', data: paid })
    expect(read({ records: [withPayment], lookup }).paymentHashes).toEqual(['0xa'])
  })

  it('behavior: doesn’t take an unknown status for waiting', () => {
    const lookup = statusOf('unknown', { rawStatus: 'teleporting', isDeposited: false })
    expect(read({ terms, isAudited: true, lookup }).status).toBe('unknown')
  })
})

describe('a payment in another currency', () => {
  const side = (amount: string, currency: object | undefined) => ({
    origin: { inputCurrency: { amount, currency } },
  })
  const quoted = {
    chainId: 1,
    address: '0x0000000000000000000000000000000000000000',
    symbol: 'ETH',
    decimals: 18,
  }
  const usdc = {
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    decimals: 6,
  }

  it.each([
    ['token', usdc],
    ['chain', { ...quoted, chainId: 8453 }],
    ['token that only a symbol names', { chainId: 1, symbol: 'USDC', decimals: 6 }],
  ])('error: doesn’t count another %s as the quoted one', (_, currency) => {
    for (const status of ['success', 'refund', 'pending']) {
      const record = recordOf({
        status,
        data: { ...paid, route: { quoted: side('10', quoted), actual: side('12', currency) } },
      })
      expect(read({ records: [record] })).toMatchObject({
        payment: 'wrong',
        quoted: 10n,
        arrived: undefined,
        excess: undefined,
        otherArrived: { amount: 12n, currency },
      })
    }
  })

  it.each([
    ['no currency', undefined],
    ['a chain alone', { chainId: 1 }],
    ['decimals alone', { decimals: 18 }],
  ])('error: doesn’t count an amount with %s either', (_, currency) => {
    for (const status of ['success', 'refund', 'pending']) {
      const record = recordOf({
        status,
        data: { ...paid, route: { quoted: side('10', quoted), actual: side('12', currency) } },
      })
      for (const known of [{}, { terms, isAudited: true }]) {
        expect(read({ records: [record], ...known })).toMatchObject({
          payment: undefined,
          quoted: 10n,
          arrived: undefined,
          excess: undefined,
          otherArrived: { amount: 12n },
        })
      }
    }
  })

  it('behavior: takes the currency from the deposit at the depository with the same amount', () => {
    const withDeposit = (amount: string, currency: string) =>
      recordOf({
        status: 'success',
        data: { ...paid, route: { quoted: side('10', quoted), actual: side('12', { chainId: 1 }) } },
        protocol: { deposit: { origin: { amount, currency, chainId: '1' } } },
      })
    expect(read({ records: [withDeposit('12', quoted.address)] })).toMatchObject({ arrived: 12n })
    expect(read({ records: [withDeposit('13', quoted.address)] })).toMatchObject({ arrived: undefined })
    expect(read({ records: [withDeposit('12', usdc.address)] })).toMatchObject({
      arrived: undefined,
      payment: 'wrong',
    })
  })

  it('behavior: takes the requested currency as native, whatever the record’s quote leaves out', () => {
    const ofRecord = (currency: object) =>
      recordOf({
        status: 'success',
        data: { ...paid, route: { quoted: side('10', { chainId: 1 }), actual: side('12', currency) } },
      })
    const audited = { terms, isAudited: true }
    expect(read({ ...audited, records: [ofRecord(quoted)] })).toMatchObject({ arrived: 12n, payment: 'over' })
    expect(read({ ...audited, records: [ofRecord(usdc)] })).toMatchObject({ payment: 'wrong' })
    // Without terms, the quoted currency is unknown.
    expect(read({ records: [ofRecord(quoted)] })).toMatchObject({ arrived: undefined, payment: undefined })
  })

  it('behavior: recognizes a currency without an address by its symbol', () => {
    const { address: _, ...bare } = quoted
    for (const currency of [bare, quoted]) {
      const record = recordOf({
        status: 'success',
        data: { ...paid, route: { quoted: side('10', quoted), actual: side('12', currency) } },
      })
      expect(read({ records: [record] })).toMatchObject({
        payment: 'over',
        arrived: 12n,
        excess: 2n,
        otherArrived: undefined,
      })
    }
  })
})

describe('the status', () => {
  const received = statusOf('pending', { rawStatus: 'received' })

  it('behavior: calls a received deposit pending, unless the history knows more', () => {
    expect(read({ lookup: received }).status).toBe('pending')
    expect(read({ lookup: received, records: [recordOf()] })).toMatchObject({
      status: 'depositing',
      rawStatus: 'received',
    })
    expect(read({ lookup: received, records: [recordOf({ status: 'submitted' })] }).status).toBe('submitted')
  })

  it('behavior: takes the raw status from the source that knows more', () => {
    const records = [recordOf({ status: 'depositing' })]
    expect(read({ lookup: received, records }).rawStatus).toBe('depositing')
    expect(read({ lookup: statusOf('submitted'), records }).rawStatus).toBe('submitted')
    expect(read({ records }).rawStatus).toBe('depositing')
    expect(read({ lookup: statusOf('submitted') }).rawStatus).toBe('submitted')
  })

  it.each<[what: string, known: Partial<DeriveDepositProgressParameters>, isDeposited: boolean]>([
    ['a record that waits', { records: [recordOf()] }, false],
    ['a record that says pending without a payment', { records: [recordOf({ status: 'pending' })] }, false],
    [
      'a payment that was dropped',
      { records: [recordOf({ data: { inTxs: [{ ...paid.inTxs[0], status: 'failure' }] } })] },
      false,
    ],
    ['a payment', { records: [recordOf({ status: 'pending', data: paid })] }, true],
    ['a delivery, and no payment shown', { records: [recordOf({ status: 'submitted' })] }, true],
    ['an end, and no payment shown', { records: [recordOf({ status: 'refund' })] }, true],
    ['a failure, and no payment shown', { records: [recordOf({ status: 'failure' })] }, false],
    ['the lookup alone', { lookup: received, records: [recordOf()] }, true],
    ['a lookup that proves nothing', { lookup: statusOf('pending', { isDeposited: false }) }, false],
  ])('behavior: decides whether a payment has arrived, by %s', (_, known, isDeposited) => {
    expect(read(known).isDeposited).toBe(isDeposited)
  })

  it('default: counts both the lookup and the history as a report of the provider', () => {
    expect(read({ lookup: statusOf('pending') }).isConfirmedByService).toBe(true)
    expect(read({ records: [recordOf()] }).isConfirmedByService).toBe(true)
    expect(read({ isAudited: true, terms }).isConfirmedByService).toBe(false)
  })

  it('behavior: takes the later end from the lookup', () => {
    const records = [recordOf({ status: 'submitted' })]
    expect(read({ lookup: statusOf('success'), records })).toMatchObject({
      status: 'success',
      rawStatus: 'success',
    })
  })

  it('behavior: gives what has arrived for the recipient only after it has', () => {
    const data = { route: { actual: { destination: { outputCurrency: amountOf('9') } } } }
    expect(read({ records: [recordOf({ status: 'submitted', data })] }).received).toBeUndefined()
    const records = [recordOf({ status: 'success', data })]
    expect(read({ records }).received?.amount).toBe(9n)
    expect(read({ lookup: statusOf('refund'), records }).received).toBeUndefined()
  })
})

describe('the amount paid', () => {
  const route = (quoted: string, actual: string) => ({
    route: { quoted: origin(quoted), actual: origin(actual) },
  })

  it.each<[string, object, object, bigint | undefined]>([
    ['nothing was seen', {}, { inTxs: [] }, undefined],
    ['the record lists no transactions', {}, {}, undefined],
    ['the payment has a hash', { depositTxHash: '0xa' }, {}, 12n],
    ['a transaction was seen', {}, paid, 12n],
  ])(
    'behavior: doesn’t repeat the quote as the amount before something has arrived: %s',
    (_, depositAddress, data, arrived) => {
      const record = recordOf({ depositAddress, data: { ...route('10', '12'), ...data } })
      expect(read({ records: [record] }).arrived).toBe(arrived)
    },
  )

  it.each<[string, string, DepositPayment]>([
    ['10', '9', 'under'],
    ['10', '10', 'exact'],
    ['10', '11', 'over'],
  ])('default: for a quoted %s, calls %s %s', (quoted, actual, payment) => {
    const record = recordOf({ status: 'pending', data: { ...paid, ...route(quoted, actual) } })
    expect(read({ records: [record] }).payment).toBe(payment)
  })

  it('behavior: gives nothing unless both figures are known', () => {
    const arrivedAlone = recordOf({ data: { ...paid, route: { actual: origin('9') } } })
    const quotedAlone = recordOf({ data: { ...paid, route: { quoted: origin('9') } } })
    // It is unknown whether that is the quoted currency.
    expect(read({ records: [arrivedAlone] })).toMatchObject({
      arrived: undefined,
      otherArrived: { amount: 9n },
      payment: undefined,
    })
    expect(read({ records: [quotedAlone] })).toMatchObject({ quoted: 9n, payment: undefined })
  })

  it.each([
    ['pending', 2n],
    ['success', 2n],
    ['refund', undefined],
    ['failure', undefined],
  ] as const)('behavior: for an overpayment that is a %s, returns %s', (state, excess) => {
    const record = recordOf({ status: state, data: { ...paid, ...route('10', '12') } })
    expect(read({ records: [record] })).toMatchObject({ payment: 'over', excess })
  })

  it.each<[string, DepositPayment]>([
    ['TTL_EXPIRED', 'late'],
    ['ORDER_EXPIRED', 'late'],
    ['PROTOCOL_DEADLINE_EXPIRED', 'late'],
    ['DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', 'under'],
    ['INCORRECT_DEPOSIT_CURRENCY', 'wrong'],
    ['ORIGIN_CURRENCY_MISMATCH', 'wrong'],
    ['DEPOSIT_CHAIN_MISMATCH', 'wrong'],
    ['DEPOSIT_ADDRESS_MISMATCH', 'wrong'],
  ])('behavior: classifies by a fail reason before the amount: %s', (failReason, payment) => {
    const exact = { ...paid, ...route('10', '10'), failReason }
    for (const status of ['refund', 'failure']) {
      expect(read({ records: [recordOf({ status, data: exact })] }).payment).toBe(payment)
    }
    for (const status of ['pending', 'success']) {
      expect(read({ records: [recordOf({ status, data: exact })] }).payment).toBe('exact')
    }
  })
})

describe('legs', () => {
  const legsOf = (change: Record<string, unknown>) =>
    read({ records: [recordOf(change)] }).legs.map(({ kind, txHash }) => `${kind} ${txHash}`)
  const inTxs = [{ txHash: '0xAA' }, { txHash: '0xBB' }]
  const outTxs = [{ txHash: '0xcc' }]

  it('behavior: takes the payer’s own transaction as the deposit, in any letter case', () => {
    expect(legsOf({ depositAddress: { depositTxHash: '0xbb' }, data: { inTxs, outTxs } })).toEqual([
      'deposit 0xBB',
      'delivery 0xcc',
    ])
    expect(legsOf({ depositAddress: { depositTxHash: '0xAA' }, data: { inTxs, outTxs } })).toEqual([
      'deposit 0xAA',
      'delivery 0xcc',
    ])
  })

  it('behavior: takes the first transaction if none is named', () => {
    expect(legsOf({ data: { inTxs, outTxs } })).toEqual(['deposit 0xAA', 'delivery 0xcc'])
    expect(legsOf({ depositAddress: { depositTxHash: '0xdd' }, data: { inTxs } })).toEqual(['deposit 0xAA'])
    expect(legsOf({ depositAddress: null, data: { inTxs } })).toEqual(['deposit 0xAA'])
  })

  it('behavior: has only the other legs without a deposit', () => {
    expect(legsOf({ data: { outTxs } })).toEqual(['delivery 0xcc'])
    expect(legsOf({ depositAddress: { depositTxHash: '0xcc' }, data: { outTxs } })).toEqual(['delivery 0xcc'])
  })
})

describe('reasons', () => {
  it.each([
    ['SLIPPAGE', 'UNKNOWN', 'SLIPPAGE'],
    [undefined, 'UNKNOWN', 'UNKNOWN'],
    [undefined, undefined, undefined],
  ])('behavior: combines %s of the lookup and %s of the history to %s', (looked, recorded, reason) => {
    const failed = read({
      lookup: statusOf('failure', { failReason: looked, refundFailReason: 'REFUND_A' }),
      records: [
        recordOf({ status: 'failure', data: { failReason: recorded, refundFailReason: 'REFUND_B' } }),
      ],
    })
    expect([failed.failReason, failed.refundFailReason]).toEqual([reason, 'REFUND_A'])
    const unrefunded = read({
      lookup: statusOf('failure', { failReason: 'FAILED_A', refundFailReason: looked }),
      records: [
        recordOf({ status: 'failure', data: { failReason: 'FAILED_B', refundFailReason: recorded } }),
      ],
    })
    expect([unrefunded.failReason, unrefunded.refundFailReason]).toEqual(['FAILED_A', reason])
  })
})

describe('a request that others took over', () => {
  const chain = (...ids: string[]) =>
    ids.slice(1).map((next, at) => recordOf({ id: ids[at], supersededByRequestId: next }))

  it('behavior: takes the payment from the last one', () => {
    expect(successorOf('0x1', chain('0x1', '0x2', '0x3'))).toBe('0x3')
    expect(successorOf('0x9', chain('0x1', '0x2', '0x3'))).toBe('0x9')
  })

  it('behavior: follows requests that name each other once', () => {
    expect(successorOf('0x1', chain('0x1', '0x2', '0x3', '0x2'))).toBe('0x3')
    expect(successorOf('0x1', chain('0x1', '0x1'))).toBe('0x1')
  })

  it('behavior: ignores the letter case of IDs, which are hexadecimal', () => {
    expect(successorOf('0xa', chain('0xA', '0xb', '0xC'))).toBe('0xC')
    expect(successorOf('0xa', chain('0xA', '0xB', '0xa'))).toBe('0xB')
    const records = [
      recordOf({ id: '0xA', supersededByRequestId: '0xB' }),
      recordOf({ id: '0xb', status: 'success' }),
    ]
    expect(read({ requestId: '0xa', records })).toMatchObject({ status: 'success', furtherPayments: 0 })
  })

  it('behavior: neither is a further payment', () => {
    const records = [...chain('0x1', '0x2'), recordOf({ id: '0x2' }), recordOf({ id: '0x5', data: paid })]
    expect(read({ records })).toMatchObject({ requestId: '0x2', isSuperseded: true, furtherPayments: 1 })
  })

  it.each([
    ['open', 1],
    ['strict', 2],
  ] as const)(
    'behavior: counts earlier requests as further payments only at a strict address: %s',
    (type, count) => {
      const at = (id: string, createdAt: string) =>
        recordOf({ id, createdAt, depositAddress: { address, type }, data: paid })
      const records = [
        at('0x1', '2026-11-01T10:00:00Z'),
        at('0x6', '2026-11-01T09:00:00Z'),
        at('0x7', '2026-11-01T11:00:00Z'),
        // Nobody paid it.
        recordOf({ id: '0x8', depositAddress: { address, type } }),
      ]
      expect(read({ records }).furtherPayments).toBe(count)
    },
  )

  it.each<[string, string | undefined, string | undefined, string | undefined, string | undefined]>([
    ['the last record names', stranger, friend, address, stranger],
    ['the first record names', undefined, friend, address, friend],
    ['was audited', undefined, undefined, address, address],
    ['nothing names', undefined, undefined, undefined, undefined],
  ])('behavior: can be recovered by the address that %s', (_, last, first, shown, expected) => {
    const records = [
      recordOf({ supersededByRequestId: '0x2', depositAddress: { recoveryAddress: first } }),
      recordOf({ id: '0x2', depositAddress: { recoveryAddress: last } }),
    ]
    const given = { ...terms, recoveryAddress: shown as DepositTerms['recoveryAddress'] }
    expect(read({ terms: given, isAudited: true, records }).recoveryAddress).toBe(expected)
    expect(read({ terms: given, records }).recoveryAddress).toBe(last ?? first)
  })

  it('error: reports a contradiction in any version of the record', () => {
    const older = (depositAddress: object) => [
      recordOf({ updatedAt: '2026-11-01T10:00:02Z' }),
      recordOf({ updatedAt: '2026-11-01T10:00:01Z', depositAddress }),
    ]
    const found = (depositAddress: object) => read({ terms, records: older(depositAddress) })
    expect(found({})).toMatchObject({ hasOtherAddress: false, hasOtherTerms: false })
    expect(found({ address: stranger })).toMatchObject({ hasOtherAddress: true, hasOtherTerms: false })
    expect(found({ type: 'open' })).toMatchObject({ hasOtherAddress: false, hasOtherTerms: true })
  })

  it('error: reports either of them that has another address than the requested one', () => {
    const records = (first: string, last: string) => [
      recordOf({ supersededByRequestId: '0x2', depositAddress: { address: first } }),
      recordOf({ id: '0x2', depositAddress: { address: last } }),
    ]
    const hasOther = (first: string, last: string) =>
      read({ terms, records: records(first, last) }).hasOtherAddress
    expect(hasOther(address, address)).toBe(false)
    expect(hasOther(address, stranger)).toBe(true)
    expect(hasOther(stranger, address)).toBe(true)
  })
})

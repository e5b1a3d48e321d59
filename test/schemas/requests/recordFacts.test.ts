import { describe, expect, it } from 'vitest'
import {
  parseWithSchema,
  toRequestAmounts,
  requestRecordSchema,
  type RequestRecord,
  isFinalRequestStatus,
  rawRequestStatuses,
  requestStatuses,
  toRequestStatus,
} from '@causeway/react/schemas'
import { balanceGain } from '../../../src/schemas/requests/balanceGain.ts'
import { completeRecord } from '../../../src/schemas/requests/completeRecord.ts'
import { hasDeposit } from '../../../src/schemas/requests/toRequestAmounts.ts'
import { isRefundSent, isRefundKnown, requestLegs } from '../../../src/schemas/requests/requestLegs.ts'
import { isSettled, isUndelivered, toOwnRequestStatus } from '../../../src/schemas/status/requestStatus.ts'
import { deposit, delivery, recordOf, route } from '../../support/swaps/requestRecords.ts'

/** Only what the facts are found by. */
const bare = (status: string, data: object = {}, root: object = {}) =>
  ({ ...root, status, data }) as unknown as RequestRecord

const user = `0x${'a1'.repeat(20)}`
const recipient = `0x${'b2'.repeat(20)}`
const token = `0x${'c3'.repeat(20)}`
const otherToken = `0x${'d4'.repeat(20)}`

const change = (address: unknown, balanceDiff: unknown, tokenAddress: unknown = token) => ({
  address,
  change: { kind: 'token', data: { tokenAddress }, balanceDiff },
})

describe('balanceGain', () => {
  const gainOf = (...stateChanges: unknown[]) =>
    balanceGain(bare('success', { outTxs: [{ txHash: '0x1', stateChanges }] }), {
      account: recipient,
      currency: token,
    })

  it('default: sums up what one account gained of one currency, in any notation', () => {
    expect(gainOf(change(recipient, '70'), change(recipient.toUpperCase().replace('0X', '0x'), '-5'))).toBe(
      65n,
    )
    expect(gainOf(change(user, '70'), change(recipient, '7', otherToken))).toBeUndefined()
    expect(gainOf(change(recipient, '-5'))).toBeUndefined()
    expect(gainOf()).toBeUndefined()
  })

  it('behavior: ignores what can’t be read, what failed, and duplicates', () => {
    expect(
      gainOf(change(5, '1'), change(recipient, '1', 5), change(recipient, 1), change(recipient, '0x1')),
    ).toBe(undefined)
    expect(
      gainOf(null, 'text', {}, { address: recipient }, change(recipient, '9'.repeat(79))),
    ).toBeUndefined()
    const transaction = { txHash: '0xA', stateChanges: [change(recipient, '3')] }
    const data = {
      inTxs: [transaction],
      outTxs: [
        { ...transaction, txHash: '0xa' },
        { ...transaction, txHash: '0xB', status: 'failure' },
        { ...transaction, txHash: undefined },
        { txHash: '0xC', stateChanges: 'none' },
      ],
    }
    expect(balanceGain(bare('success', data), { account: recipient, currency: token })).toBe(3n)
  })
})

describe('toRequestAmounts on one chain', () => {
  const said = {
    amount: 1_000n,
    amountFormatted: '1000',
    amountUsd: '1',
    currency: { chainId: 7, address: token },
  }
  const receivedOf = (changes: unknown[], { root = { recipient, user }, output = said as object } = {}) =>
    toRequestAmounts(
      bare(
        'success',
        {
          route: { actual: { origin: { outputCurrency: output } } },
          inTxs: [{ txHash: '0x1', chainId: 7, stateChanges: changes }],
        },
        root,
      ),
    ).received

  it('behavior: takes what the recipient gained as received, if it is within a tenth of the reported amount', () => {
    expect(receivedOf([change(recipient, '900')])).toEqual({
      ...said,
      amount: 900n,
      amountFormatted: undefined,
      amountUsd: undefined,
      amountUsdCurrent: undefined,
    })
    expect(receivedOf([change(recipient, '1100')])).toMatchObject({ amount: 1_100n })
    for (const far of ['899', '1101']) expect(receivedOf([change(recipient, far)])).toBe(said)
    expect(receivedOf([change(recipient, '1000')])).toBe(said)
    expect(receivedOf([])).toBe(said)
  })

  it('behavior: takes the user as the recipient only if none is named', () => {
    expect(receivedOf([change(user, '950')])).toBe(said)
    const root = { user } as { recipient: string; user: string }
    expect(receivedOf([change(user, '950')], { root })).toMatchObject({ amount: 950n })
  })

  it('behavior: keeps an amount without a value or without a currency as it is', () => {
    const output = { currency: said.currency }
    expect(receivedOf([change(recipient, '950')], { output })).toBe(output)
    const nameless = { amount: 1_000n }
    expect(receivedOf([change(recipient, '950')], { output: nameless })).toBe(nameless)
  })

  it.each(['Same-chain Swap', 'Wrap', 'Unwrap'])(
    'behavior: treats a %s as one on one chain, whatever else is empty',
    (requestType) => {
      const output = { amount: 3n }
      const data = { route: { actual: { origin: { outputCurrency: output }, destination: {} } } }
      expect(toRequestAmounts(bare('success', data, { requestType })).received).toBe(output)
    },
  )

  it('behavior: needs only one amount at the destination to see two networks', () => {
    const only = {
      route: {
        actual: { origin: { outputCurrency: said }, destination: { outputCurrency: { amount: 3n } } },
      },
    }
    expect(toRequestAmounts(bare('success', only, { requestType: 'Same-chain Swap' })).received).toEqual({
      amount: 3n,
    })
  })
})

describe('hasDeposit', () => {
  it.each<[what: string, record: RequestRecord, has: boolean]>([
    ['a deposit that went through', bare('pending', { inTxs: [{ ...deposit, status: 'success' }] }), true],
    ['a deposit that failed', bare('submitted', { inTxs: [{ ...deposit, status: 'failure' }] }), false],
    ['a delivery that failed', bare('submitted', { outTxs: [{ ...delivery, status: 'failure' }] }), true],
    ['nothing listed, on its way', bare('submitted'), true],
    [
      'nothing listed, pending',
      bare('pending', {}, { protocol: { deposit: {} }, depositAddress: {} }),
      false,
    ],
    [
      'the hash of a deposit address',
      bare('pending', {}, { depositAddress: { depositTxHash: '0x1' } }),
      true,
    ],
    [
      'the protocol’s',
      bare('pending', {}, { protocol: { deposit: { origin: { transactionId: '0x1' } } } }),
      true,
    ],
    ['nothing listed, failed', bare('failure'), false],
  ])('default: %s', (_, record, has) => {
    expect(hasDeposit(record)).toBe(has)
  })

  it('behavior: finds no amount in a route without its sides', () => {
    const record = bare('submitted', { route: { quoted: {}, actual: {} } }, { protocol: {} })
    expect(toRequestAmounts(record)).toMatchObject({
      deposited: undefined,
      quotedInput: undefined,
      topup: undefined,
    })
  })
})

describe('refunds', () => {
  const settled = (refunds: object[]) => ({ protocol: { settlement: { destination: { refunds } } } })
  const twoNamed = settled([{ transactionId: '0xE' }, { transactionId: '0x9' }])

  it.each<[what: string, record: RequestRecord, isSent: boolean]>([
    ['its status says so', bare('refund'), true],
    ['a transaction went back', bare('failure', { outTxs: [delivery] }), true],
    [
      'nothing did',
      bare('failure', { outTxs: [{ ...delivery, status: 'failure' }] }, { protocol: {} }),
      false,
    ],
    [
      'a delivery alone',
      bare('success', { inTxs: [deposit], outTxs: [delivery] }, { protocol: { settlement: {} } }),
      false,
    ],
    [
      'the protocol names one that is not listed',
      bare('success', { outTxs: [delivery] }, settled([{ transactionId: '0xE' }])),
      true,
    ],
    [
      'the protocol names none by its hash',
      bare('success', { outTxs: [delivery] }, settled([{ chainId: 1 }])),
      false,
    ],
  ])('default: %s', (_, record, isSent) => {
    expect(isRefundSent(record)).toBe(isSent)
    const legs = requestLegs(record)
    if (record.status !== 'refund') expect(isRefundKnown({ refunded: undefined, legs, record })).toBe(isSent)
    expect(isRefundKnown({ refunded: { amount: 1n }, legs: [], record: undefined })).toBe(true)
    expect(isRefundKnown({ refunded: undefined, legs: [], record: undefined })).toBe(false)
  })

  it('behavior: takes any of the transactions that the protocol names as a refund, but not its fills', () => {
    const outTxs = [{ txHash: '0xe' }, { txHash: '0xF' }]
    expect(requestLegs(bare('success', { outTxs }, twoNamed)).map(({ kind }) => kind)).toEqual([
      'refund',
      'delivery',
    ])
    const fills = {
      protocol: {
        settlement: { destination: { fills: [{ transactionId: '0x8' }, { transactionId: '0xe' }] } },
      },
    }
    expect(requestLegs(bare('refund', { outTxs }, fills)).map(({ kind }) => kind)).toEqual([
      'delivery',
      'refund',
    ])
  })

  it('behavior: doesn’t count a failed transaction on a third network as a refund', () => {
    const failed = { txHash: '0xa', chainId: 3, status: 'failure' }
    const kindOf = (data: object) => requestLegs(recordOf('failure', data)).map(({ kind }) => kind)
    expect(kindOf({ route, inTxs: [deposit], outTxs: [failed] })).toEqual(['deposit', 'delivery'])
    expect(kindOf({ route, outTxs: [{ ...failed, chainId: 1 }] })).toEqual(['delivery'])
  })
})

describe('requestStatus', () => {
  it('default: maps each status of the API to itself, and others to unknown', () => {
    expect(requestStatuses.map(toOwnRequestStatus)).toEqual(requestStatuses)
    expect(toOwnRequestStatus('refunded')).toBe('unknown')
    expect(requestStatuses.filter(isFinalRequestStatus)).toEqual(['success', 'refund', 'failure'])
    expect(requestStatuses.filter(isSettled)).toEqual(['success', 'refund'])
    expect(requestStatuses.filter(isUndelivered)).toEqual(['refund', 'failure'])
  })

  it.each([
    ['waiting', 'waiting'],
    ['unknown', 'waiting'],
    ['depositing', 'depositing'],
    ['received', 'pending'],
    ['pending', 'pending'],
    ['delayed', 'depositing'],
    ['submitted', 'submitted'],
    ['success', 'success'],
    ['refund', 'refund'],
    ['refunded', 'refund'],
    ['fallback', 'refund'],
    ['failure', 'failure'],
    ['', 'unknown'],
  ])('default: reads the API’s %j as %s', (word, status) => {
    expect(toRequestStatus(word)).toBe(status)
    expect(rawRequestStatuses.includes(word)).toBe(status !== 'unknown')
  })

  it('behavior: reads a refund with a fail reason as a failure, unless something was sent', () => {
    const words = ['refund', 'refunded', 'fallback', 'success', 'pending']
    expect(words.map((word) => toRequestStatus(word, [], 'too little'))).toEqual([
      'failure',
      'failure',
      'failure',
      'success',
      'pending',
    ])
    expect(toRequestStatus('refund', ['0x1'], 'too little')).toBe('refund')
    expect(['refund', 'delayed', 'tomorrow'].map((word) => toRequestStatus(word))).toEqual([
      'refund',
      'depositing',
      'unknown',
    ])
    expect(toRequestStatus('delayed', ['0x1'])).toBe('submitted')
  })
})

describe('completeRecord', () => {
  const chainless = { amount: '1', currency: { symbol: 'USDC' } }
  const sides = { origin: { inputCurrency: chainless }, destination: { outputCurrency: chainless } }
  const chainsOf = (
    status: string,
    root: object,
    { inTxs = [{ chainId: 1 }], outTxs = [{ chainId: 2 }] } = {},
  ) => {
    const { data } = completeRecord({
      ...root,
      status,
      data: { inTxs, outTxs, route: { quoted: sides } },
    }) as {
      data: { route: { quoted: typeof sides } }
    }
    const { origin, destination } = data.route.quoted
    return [origin.inputCurrency, destination.outputCurrency].map(({ currency }) =>
      Reflect.get(currency, 'chainId'),
    )
  }
  const filled = { protocol: { settlement: { destination: { fills: [{ chainId: 4 }] } } } }

  it('default: completes currencies with the networks of the deposit and the delivery', () => {
    expect(chainsOf('success', {})).toEqual([1, 2])
    expect(chainsOf('success', filled)).toEqual([1, 4])
    expect(chainsOf('pending', filled)).toEqual([1, 4])
  })

  it('behavior: takes the network of one description of a side for the other', () => {
    const named = { ...chainless, currency: { symbol: 'DAI', chainId: 5 } }
    const actual = { origin: { inputCurrency: named }, destination: {} }
    const { data } = completeRecord({ status: 'pending', data: { route: { quoted: sides, actual } } }) as {
      data: { route: { quoted: typeof sides } }
    }
    expect(data.route.quoted.origin.inputCurrency.currency).toEqual({ symbol: 'USDC', chainId: 5 })
    expect(data.route.quoted.destination).toEqual(sides.destination)
  })

  it('behavior: takes nothing about the destination from the transactions of an undelivered request', () => {
    expect(chainsOf('refund', {})).toEqual([1, undefined])
    expect(chainsOf('success', {}, { inTxs: [{ chainId: 1 }, { chainId: 3 }] })).toEqual([undefined, 2])
  })

  it('behavior: keeps transactions, orders, the old record and the partner’s data as they came', () => {
    const currency = { chainId: 1, symbol: 'USDC' }
    const known = { currency: { ...currency, address: user, decimals: 6 } }
    const kept = { currency }
    const record = {
      protocol: kept,
      data: {
        inTxs: [kept],
        outTxs: [kept],
        externalMetadata: kept,
        v2: { fees: kept, currencyObject: { ...known.currency, name: 'USD Coin' } },
        fees: kept,
        route: { quoted: { origin: { inputCurrency: known } } },
      },
    }
    const { data, protocol } = completeRecord(record) as typeof record
    for (const { currency: left } of [
      protocol,
      data.inTxs[0],
      data.outTxs[0],
      data.externalMetadata,
      data.v2.fees,
    ] as (typeof kept)[])
      expect(left).toEqual(currency)
    expect(data.fees).toEqual({ currency: { ...known.currency, name: 'USD Coin' } })
  })

  it('behavior: keeps other shapes as they are', () => {
    for (const record of [
      null,
      'text',
      { data: 'text' },
      { data: { route: 'text' } },
      { data: { route: { quoted: 'text', actual: null } } },
      { data: { route: { quoted: { origin: 'text', destination: { inputCurrency: 'text' } } } } },
    ])
      expect(JSON.parse(JSON.stringify(completeRecord(record)))).toEqual(record)
  })
})

it('behavior: reads numbers as text where they are only shown', () => {
  const transaction = {
    txHash: 5,
    chainId: '7',
    type: 1,
    status: 2,
    timestamp: '9',
    block: '10',
    fee: 21,
    feeUsd: 0.5,
  }
  const read = parseWithSchema(requestRecordSchema, {
    id: '0x1',
    status: 'success',
    createdAt: '',
    updatedAt: '',
    data: {
      inTxs: [transaction],
      failedCallData: { from: 1, to: 2, data: 3, value: 4 },
      quoteOraclePrice: { rate: 1.5, observedAt: 6 },
    },
  })
  expect(read.data).toMatchObject({
    inTxs: [
      { txHash: '5', chainId: 7, type: '1', status: '2', timestamp: 9, block: 10, fee: '21', feeUsd: '0.5' },
    ],
    failedCallData: { from: '1', to: '2', data: '3', value: '4' },
    quoteOraclePrice: { rate: '1.5', observedAt: '6' },
  })
})

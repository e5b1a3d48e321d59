import { describe, expect, it } from 'vitest'
import { toRequestAmounts, type RequestRecord } from '@causeway/react/schemas'

const [origin, destination] = [7, 9]
const amountOf = (chainId: number, amount: bigint) => ({
  amount,
  currency: { chainId, symbol: `S${amount}` },
})

/** Every amount of both sides, quoted and in the end, is another one. */
const route = {
  quoted: {
    origin: { inputCurrency: amountOf(origin, 11n), outputCurrency: amountOf(origin, 12n) },
    destination: {
      inputCurrency: amountOf(destination, 13n),
      outputCurrency: amountOf(destination, 14n),
      currencyGasTopup: amountOf(destination, 15n),
    },
  },
  actual: {
    origin: { inputCurrency: amountOf(origin, 21n), outputCurrency: amountOf(origin, 22n) },
    destination: {
      inputCurrency: amountOf(destination, 23n),
      outputCurrency: amountOf(destination, 24n),
      currencyGasTopup: amountOf(destination, 25n),
    },
  },
}

function amountsOf(state: RequestRecord['status'], data: object, root: object = {}): object {
  // Only what amounts are found by.
  const amounts = toRequestAmounts({ ...root, status: state, data } as RequestRecord)
  return Object.fromEntries(Object.entries(amounts).map(([name, found]) => [name, found?.amount]))
}

const inTxs = [{ txHash: '0x1', chainId: origin, status: 'success' }]

const outTxs = [{ txHash: '0x3', chainId: origin, status: 'success' }]
const refunds = [{ chainId: origin, transactionId: '0x3' }]
const refundCurrencyData = amountOf(origin, 31n)

it.each([
  ['more of the same token', { chainId: origin, address: `0x${'A'.repeat(40)}` }, 41n, undefined],
  ['as much of it', { chainId: origin, address: `0x${'a'.repeat(40)}` }, 40n, 40n],
  ['more of another token', { chainId: origin, address: `0x${'c'.repeat(40)}` }, 41n, 40n],
  ['more on another chain', { chainId: destination, address: `0x${'a'.repeat(40)}` }, 41n, 40n],
  ['more of an unnamed token', { chainId: origin }, 41n, 40n],
])('behavior: toRequestAmounts: after a refund of %s, tells what was paid only if that is all', (...row) => {
  const [, currency, amount, deposited] = row
  const inputCurrency = { amount: 40n, currency: { chainId: origin, address: `0x${'a'.repeat(40)}` } }
  const data = {
    inTxs,
    route: { actual: { origin: { inputCurrency } } },
    refundCurrencyData: { amount, currency },
  }
  expect(amountsOf('refund', data)).toMatchObject({ deposited, refunded: amount })
})

it('default: toRequestAmounts: reads the fields that the interface names', () => {
  const root = { protocol: { settlement: { destination: { refunds } } } }
  expect(amountsOf('success', { route, inTxs, outTxs, refundCurrencyData }, root)).toEqual({
    quotedInput: 11n,
    deposited: 21n,
    quotedOutput: 23n,
    received: 24n,
    refunded: 31n,
    topup: 25n,
  })
})

it('behavior: toRequestAmounts: counts nothing as paid or received before something moved, whatever repeats the quote', () => {
  expect(amountsOf('waiting', { route })).toEqual({
    quotedInput: 11n,
    deposited: undefined,
    quotedOutput: 23n,
    received: undefined,
    refunded: undefined,
    topup: 25n,
  })
})

it('behavior: toRequestAmounts: reports a refund only if the status, a transaction or the protocol shows it', () => {
  const failed = [{ ...outTxs[0], status: 'failure' }]
  expect(amountsOf('refund', { refundCurrencyData })).toMatchObject({ refunded: 31n })
  expect(amountsOf('failure', { outTxs, refundCurrencyData })).toMatchObject({ refunded: 31n })
  for (const state of ['failure', 'success', 'pending'] as const) {
    expect(amountsOf(state, { outTxs: failed, refundCurrencyData })).toMatchObject({ refunded: undefined })
    // The protocol names it, and no transaction is listed.
    const root = { protocol: { settlement: { destination: { refunds } } } }
    expect(amountsOf(state, { refundCurrencyData }, root)).toMatchObject({ refunded: 31n })
    expect(amountsOf(state, { outTxs: failed, refundCurrencyData }, root)).toMatchObject({
      refunded: undefined,
    })
  }
})

it.each(['success', 'refund', 'submitted'] as const)(
  'behavior: toRequestAmounts: finds a deposit that is nowhere listed, in a request that is %s',
  (state) => {
    expect(amountsOf(state, { route })).toMatchObject({ quotedInput: 11n, deposited: 21n })
  },
)

describe('behavior: toRequestAmounts: a deposit without details in the route is completed by the protocol', () => {
  const address = '0x00000000000000000000000000000000000000A1'
  const currency = { chainId: origin, address, symbol: 'S11', decimals: 6 }
  const quoted = { origin: { inputCurrency: { amount: 11n, currency } } }
  const found = (deposit: object, state: RequestRecord['status'] = 'success') =>
    toRequestAmounts({
      status: state,
      data: { route: { quoted } },
      protocol: { deposit: { origin: deposit } },
    } as RequestRecord).deposited

  it('in the currency that was quoted', () => {
    expect(found({ amount: '41', currency: address.toLowerCase() })).toEqual({ amount: 41n, currency })
    expect(found({ amount: '41', currency: address, transactionId: '0x1' }, 'pending')).toEqual({
      amount: 41n,
      currency,
    })
  })

  it('in another one, of which nothing else is known, or in none', () => {
    const other = '0x00000000000000000000000000000000000000b2'
    expect(found({ amount: '41', currency: other })).toEqual({
      amount: 41n,
      currency: { address: other, chainId: undefined },
    })
    const placed = found({ amount: '41', currency: other, chainId: 8 })
    expect(placed).toEqual({ amount: 41n, currency: { address: other, chainId: 8 } })
    expect(found({ amount: '41' })).toEqual({ amount: 41n, currency: undefined })
  })

  it('and by nothing else', () => {
    expect(found({ amount: 'much', currency: address })).toBeUndefined()
    expect(found({})).toBeUndefined()
    // Nothing shows that it has arrived.
    expect(found({ amount: '41', currency: address }, 'failure')).toBeUndefined()
  })
})

it('behavior: toRequestAmounts: takes both sides from the origin on one chain', () => {
  const only = (side: { origin: object }) => ({ origin: side.origin })
  const data = { route: { quoted: only(route.quoted), actual: only(route.actual) }, inTxs }
  expect(amountsOf('success', data)).toMatchObject({
    quotedInput: 11n,
    deposited: 21n,
    quotedOutput: 12n,
    received: 22n,
  })
})

it('behavior: toRequestAmounts: takes from the quote what was never recorded', () => {
  expect(amountsOf('pending', { route: { quoted: route.quoted }, inTxs })).toEqual({
    quotedInput: 11n,
    deposited: undefined,
    quotedOutput: 14n,
    received: undefined,
    refunded: undefined,
    topup: 15n,
  })
})

describe('behavior: toRequestAmounts: gives no output between chains if the record doesn’t show the destination’s amounts', () => {
  const only = (side: { origin: object }) => ({ origin: side.origin })
  const originOnly = { quoted: only(route.quoted), actual: only(route.actual) }
  const outTxs = [{ txHash: '0x2', chainId: destination, status: 'success' }]
  const fills = [{ chainId: destination, transactionId: '0x2' }]
  it.each<[how: string, data: object, root?: object]>([
    ['the delivery is on another chain', { route: originOnly, inTxs, outTxs }],
    ['the provider calls it a bridge', { route: originOnly, inTxs }, { requestType: 'Bridge' }],
    [
      'the settlement is on another chain',
      { route: originOnly, inTxs },
      { protocol: { settlement: { destination: { fills } } } },
    ],
    [
      'the quote had a destination, of which nothing can be read',
      { route: { ...originOnly, quoted: { ...originOnly.quoted, destination: {} } }, inTxs },
    ],
    [
      'the delivery names no chain',
      {
        route: {
          quoted: { ...originOnly.quoted, destination: {} },
          actual: { ...originOnly.actual, destination: {} },
        },
        inTxs,
        outTxs: [{ txHash: '0x2', status: 'success' }],
      },
    ],
    [
      'no chain is named',
      {
        route: {
          quoted: { origin: { outputCurrency: { amount: 12n } } },
          actual: { origin: { outputCurrency: { amount: 22n } } },
        },
      },
    ],
  ])('%s', (_, data, root) => {
    expect(amountsOf('success', data, root)).toMatchObject({ quotedOutput: undefined, received: undefined })
  })
})

describe('behavior: toRequestAmounts: a destination without amounts doesn’t count on one network', () => {
  const only = ({ origin }: { origin: object }, destination: unknown) => ({ origin, destination })
  const empty = { inputCurrency: undefined, outputCurrency: undefined, currencyGasTopup: undefined }

  it.each([[{}], [empty], [{ ...empty, router: 'S99' }]])('%j', (destination) => {
    const onOneChain = {
      inTxs,
      route: { quoted: only(route.quoted, destination), actual: only(route.actual, destination) },
    }
    const stays = { requestType: 'Same-chain Swap' }
    expect(amountsOf('success', onOneChain, stays)).toMatchObject({ quotedOutput: 12n, received: 22n })
    // Between chains what the origin swapped to has arrived nowhere.
    const between = { requestType: 'Crosschain Swap' }
    expect(amountsOf('success', onOneChain, between)).toMatchObject({ received: undefined })
  })

  it.each([undefined, 'Send', 'Call'])(
    'also where a delivery on the same chain shows it: %s',
    (requestType) => {
      const outTxs = [{ txHash: '0x2', chainId: origin, status: 'success' }]
      const onlyOrigin = { quoted: only(route.quoted, {}), actual: only(route.actual, {}) }
      expect(amountsOf('success', { inTxs, outTxs, route: onlyOrigin }, { requestType })).toMatchObject({
        quotedOutput: 12n,
        received: 22n,
      })
    },
  )

  it('also where nothing names a chain but the kind of the request', () => {
    const nameless = (amount: bigint) => ({ amount, currency: { symbol: `S${amount}` } })
    const actual = { origin: { inputCurrency: nameless(21n), outputCurrency: nameless(22n) } }
    const receivedOf = (requestType: string | undefined) =>
      amountsOf('success', { route: { actual } }, { requestType })
    expect(receivedOf('Same-chain Swap')).toMatchObject({ received: 22n })
    expect(receivedOf(undefined)).toMatchObject({ received: undefined })
  })
})

it('behavior: toRequestAmounts: keeps the deposit’s own currency if none was quoted', () => {
  const record = {
    status: 'success',
    data: { route: { quoted: { origin: {} } } },
    protocol: { deposit: { origin: { amount: '41', currency: '0xA', chainId: 8 } } },
  }
  expect(toRequestAmounts(record as unknown as RequestRecord).deposited).toEqual({
    amount: 41n,
    currency: { address: '0xA', chainId: 8 },
  })
})

it('behavior: toRequestAmounts: keeps a swap on its own chain if a transaction names none', () => {
  const { quoted, actual } = route
  const onOne = { quoted: { origin: quoted.origin }, actual: { origin: actual.origin } }
  const named = [{ txHash: '0x1', chainId: origin }]
  const nameless = [{ txHash: '0x3' }]
  expect(amountsOf('success', { route: onOne, inTxs: named, outTxs: nameless })).toMatchObject({
    quotedOutput: 12n,
    received: 22n,
  })
})

it.each([undefined, 'record', {}, { data: null }])('error: toRequestAmounts: refuses %j', (record) => {
  expect(() => toRequestAmounts(record as never)).toThrow(
    expect.objectContaining({
      name: 'InvalidArgumentError',
      argument: 'record',
      rule: expect.stringMatching(/^it must be a record of `getRequests`/),
      message: expect.stringContaining('`toRequestAmounts`'),
    }),
  )
})

it('behavior: toRequestAmounts: needs one successful deposit', () => {
  const failed = { ...inTxs[0], txHash: '0x2', status: 'failure' }
  const paid = (...transactions: object[]) => amountsOf('pending', { route, inTxs: transactions })
  expect(paid(failed, inTxs[0] ?? {})).toMatchObject({ deposited: 21n })
  expect(paid(failed)).toMatchObject({ quotedInput: 11n, deposited: undefined })
})

it('behavior: toRequestAmounts: prefers fields that have an amount', () => {
  const nameless = { currency: { symbol: 'S0' } }
  const { quoted, actual } = route
  const destination = { ...actual.destination, inputCurrency: nameless, currencyGasTopup: nameless }
  const record = { status: 'success', data: { route: { quoted, actual: { ...actual, destination } }, inTxs } }
  const found = toRequestAmounts(record as unknown as RequestRecord)
  expect([found.quotedOutput?.amount, found.topup?.amount]).toEqual([14n, 15n])
  const unquoted = { ...record, data: { ...record.data, route: { actual: { ...actual, destination } } } }
  expect(toRequestAmounts(unquoted as unknown as RequestRecord)).toMatchObject({
    quotedOutput: nameless,
    topup: nameless,
  })
})

import { describe, expect, it } from 'vitest'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'
import { fillContractOf, paysFillContract } from '../../../src/audit/facts/fillContract.ts'
import {
  canBeRefunded,
  isExpected,
  isInTime,
  isRecipientOnDestination,
  refundsAll,
} from '../../../src/audit/facts/refunds/orderRefunds.ts'
import { refundedCurrencies } from '../../../src/audit/facts/refunds/refundedCurrencies.ts'
import {
  isKnownCurrency,
  swappedInput,
  swappedOutput,
} from '../../../src/audit/facts/swaps/swappedCurrency.ts'
import { wrongDecimals } from '../../../src/audit/input/wrongDecimals.ts'
import type { Order, OrderRefund } from '../../../src/decode/order/decodeOrder.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'

const { bitcoin } = destinations
const user = '0x00000000000000000000000000000000000000a1'
const recipient = '0x00000000000000000000000000000000000000a2'
const refundTo = '0x00000000000000000000000000000000000000a3'
const filler = '0x00000000000000000000000000000000000000a4'
const paid = { chainId: 1, address: '0x00000000000000000000000000000000000000b1', decimals: 6 }
const received = { chainId: 2, address: '0x00000000000000000000000000000000000000b2', decimals: 6 }
const between = { chainId: 1, address: '0x00000000000000000000000000000000000000b3', decimals: 6 }
const there = { chainId: 2, address: '0x00000000000000000000000000000000000000b4', decimals: 6 }
const native = '0x0000000000000000000000000000000000000000'

interface Change {
  parameters?: object
  details?: object
  order?: object | undefined
  fees?: object
  more?: object
}

const payment = { chainId: 'one' }
const usual = { inputs: [{ payment }], output: { chainId: 'two' } }

/** A quote across two chains, whose order names them in words; nothing else of it is read here. */
function inputOf({ parameters, details, order = usual, fees = {}, more }: Change = {}): AuditInput {
  return {
    quote: {
      receivedAt: 5_000,
      parameters: { user, originChainId: 1, destinationChainId: 2, ...parameters },
      details: {
        recipient,
        currencyIn: { currency: paid, amount: 9n },
        currencyOut: { currency: received, amount: 8n },
        ...details,
      },
      fees,
    },
    order,
    transactions: [],
    tokens: [],
    nonEvmChains: [],
    ...more,
  } as unknown as AuditInput
}

const refundOf = (change: object) => change as OrderRefund
const routeOf = (origin: object, destination: object = {}) => ({ route: { origin, destination } })

describe('refundsAll', () => {
  it.each<[string, object[], boolean]>([
    ['nothing', [], false],
    ['one input with a refund', [{ refunds: [{}] }], true],
    ['one without', [{}], false],
    ['one without beside one with', [{ refunds: [{}] }, { refunds: [] }], false],
    ['one refund that ends too early beside one that does not', [{ refunds: [{ deadline: 1 }, {}] }], true],
  ])('default: %s', (_, inputs, isRefunded) => {
    expect(refundsAll(inputOf({ order: { inputs } }))).toBe(isRefunded)
  })
})

describe('canBeRefunded', () => {
  const taken = { chainId: 'one', currency: paid.address, amount: 9n }
  const output = {
    chainId: 'two',
    deadline: 5,
    payments: [{ recipient, currency: received.address, minimumAmount: 7n }],
  }

  it.each<[string, object, boolean]>([
    ['any amount', { deadline: 5 }, true],
    ['any amount, too early', { deadline: 4 }, false],
    ['all that is taken', { chainId: 'one', currency: paid.address, minimumAmount: 9n }, true],
    ['more than is taken', { chainId: 'one', currency: paid.address, minimumAmount: 10n }, false],
    ['all that is delivered', { chainId: 'two', currency: received.address, minimumAmount: 7n }, true],
    ['more than is delivered', { chainId: 'two', currency: received.address, minimumAmount: 8n }, false],
    ['some of a token between', { chainId: 'one', currency: between.address, minimumAmount: 1n }, false],
    ['any of a token between', { chainId: 'one', currency: between.address, minimumAmount: 0n }, true],
    ['what is taken, on a chain that is not named', { currency: paid.address, minimumAmount: 9n }, true],
    ['more than that', { currency: paid.address, minimumAmount: 10n }, false],
    [
      'the delivered token on the chain where the order takes its input',
      { chainId: 'one', currency: received.address, minimumAmount: 1n },
      false,
    ],
  ])('default: %s', (_, change, isPossible) => {
    const inputs = [{ payment: taken, refunds: [refundOf(change)] }]
    const input = inputOf({ order: { inputs, output } })
    expect(canBeRefunded(input, { payment: taken }, refundOf(change))).toBe(isPossible)
    expect(refundsAll(input)).toBe(isPossible)
  })
})

describe('isInTime', () => {
  it.each([
    [undefined, undefined, true],
    [undefined, 7, true],
    [6, 7, false],
    [7, 7, true],
    // Without an end of the order the quote's own time counts, in milliseconds.
    [5, undefined, true],
    [4, undefined, false],
  ])('default: a refund until %s of an order until %s', (deadline, end, isRefund) => {
    const order = { output: end === undefined ? undefined : { deadline: end } }
    expect(isInTime(inputOf({ order }), refundOf({ deadline }))).toBe(isRefund)
  })
})

describe('the refunded account', () => {
  const expected = (parameters: object, chainId: string | undefined, who: string, more: object = {}) =>
    isExpected(inputOf({ parameters, more }), refundOf({ chainId, recipient: who }))

  it.each<[string, object, string | undefined, string[]]>([
    ['without a refund address', { recipient }, 'one', [recipient, user]],
    ['without a refund address or a recipient', {}, 'one', [user]],
    ['whoever pays', { recipient, refundTo: native }, 'one', [native, user]],
    ['with a refund address', { recipient, refundTo }, 'one', [refundTo]],
    ['with a refund address, on a chain without a name', { recipient, refundTo }, undefined, [refundTo]],
    ['with a refund address, on the chain where the order pays', { recipient, refundTo }, 'two', [refundTo]],
  ])('default: %s', (_, parameters, chainId, people) => {
    const all = [user, recipient, refundTo, native]
    expect(all.filter((who) => expected(parameters, chainId, who))).toEqual(
      all.filter((who) => people.includes(who)),
    )
  })

  it('behavior: accepts no address of a payer of another family where the order pays', () => {
    const far = { recipient: bitcoin.recipient, refundTo }
    const nonEvmChains = [
      { ...bitcoin.chain, id: 7 },
      { ...bitcoin.chain, id: 2 },
    ]
    for (const more of [{ nonEvmChains }, {}]) {
      expect(expected(far, 'two', bitcoin.recipient, more)).toBe(true)
      expect(expected(far, 'two', refundTo, more)).toBe(false)
      expect(expected(far, 'one', refundTo, more)).toBe(true)
    }
    const near = { ...far, refundTo: bitcoin.recipient }
    expect(expected(near, 'two', bitcoin.recipient, { nonEvmChains })).toBe(true)
  })

  it('behavior: distinguishes the recipient only where the order delivers and takes nothing', () => {
    const isThere = (chainId: string | undefined, order?: object, who = recipient) =>
      isRecipientOnDestination(
        inputOf({ parameters: { recipient }, ...(order && { order }) }),
        refundOf({ chainId, recipient: who }),
      )
    expect(isThere('two')).toBe(true)
    expect(isThere('two', usual, user)).toBe(false)
    expect(isThere('one')).toBe(false)
    expect(isThere(undefined)).toBe(false)
    expect(isThere(undefined, { inputs: [], output: {} })).toBe(false)
    const both = { inputs: [{ payment }, { payment: { chainId: 'two' } }], output: { chainId: 'two' } }
    expect(isThere('two', both)).toBe(false)
    expect(isThere('two', { inputs: [{}], output: { chainId: 'two' } })).toBe(true)
    const self = inputOf({ parameters: {} })
    expect(isRecipientOnDestination(self, refundOf({ chainId: 'two', recipient: user }))).toBe(true)
  })
})

describe('refundedCurrencies', () => {
  const details = routeOf(
    { outputCurrency: { currency: between, amount: 1n } },
    { inputCurrency: { currency: there, amount: 1n } },
  )
  const refunded = (refund: object, order: object = usual) =>
    refundedCurrencies(inputOf({ details }), order as Order, refundOf(refund)).map(({ address }) => address)

  it.each<[string, object, object, object[]]>([
    ['on the chain that was paid on', { chainId: 'one' }, usual, [paid, between]],
    ['on the chain to receive on', { chainId: 'two' }, usual, [received, there]],
    ['on a chain that the order doesn’t name', { chainId: 'three' }, usual, []],
    ['on a chain that the refund doesn’t name', {}, usual, [paid, between, received, there]],
    ['one token of them', { currency: between.address }, usual, [between]],
    ['no token of them', { currency: filler }, usual, []],
    ['of an order that takes nothing', {}, { output: { chainId: 'two' } }, [received, there]],
    [
      'of an order whose chains have no names',
      { chainId: 'one' },
      { inputs: [{}] },
      [paid, between, received, there],
    ],
  ])('default: %s', (_, refund, order, currencies) => {
    expect(refunded(refund, order)).toEqual(currencies.map((one) => (one as typeof paid).address))
  })
})

describe('a swap on the way', () => {
  it('default: gives a swap on each side, with its amount', () => {
    const swaps = { currency: between, amount: 3n }
    const details = routeOf({ outputCurrency: swaps }, { inputCurrency: { currency: there, amount: 4n } })
    const { decimals: _one, ...one } = between
    const { decimals: _other, ...other } = there
    expect(swappedInput(inputOf({ details }))).toEqual({ ...one, amount: 3n })
    expect(swappedOutput(inputOf({ details }))).toEqual({ ...other, amount: 4n })
  })

  it.each<[string, object, object?]>([
    ['a route', {}],
    ['sides', { route: {} }],
    ['a swap', routeOf({})],
    ['a chain', routeOf({ outputCurrency: { currency: { address: between.address }, amount: 1n } })],
    ['an address', routeOf({ outputCurrency: { currency: { chainId: 1 }, amount: 1n } })],
    ['an amount', routeOf({ outputCurrency: { currency: between } })],
    ['its own chain', routeOf({ outputCurrency: { currency: { ...between, chainId: 2 }, amount: 1n } })],
    ['another token', routeOf({ outputCurrency: { currency: paid, amount: 1n } })],
    [
      'a call that can’t be read',
      routeOf({ outputCurrency: { currency: between, amount: 1n } }),
      { transactions: [{ decoded: { kind: 'token' } }, { decoded: { kind: 'deposit' } }] },
    ],
  ])('behavior: gives nothing without %s', (_, details, more = {}) => {
    expect(swappedInput(inputOf({ details, more }))).toBeUndefined()
    const elsewhere = { inputCurrency: { currency: { ...there, chainId: 1 }, amount: 1n } }
    expect(swappedOutput(inputOf({ details: routeOf({}, elsewhere) }))).toBeUndefined()
    expect(swappedOutput(inputOf({ details: {} }))).toBeUndefined()
    expect(swappedOutput(inputOf({ details: { route: {} } }))).toBeUndefined()
  })

  it('default: knows native tokens, and the tokens of the page', () => {
    const input = inputOf({ more: { tokens: [paid, received] } })
    expect(isKnownCurrency(input, { chainId: 9, address: native })).toBe(true)
    expect(isKnownCurrency(input, paid)).toBe(true)
    expect(isKnownCurrency(input, received)).toBe(true)
    expect(isKnownCurrency(input, { ...paid, chainId: 2 })).toBe(false)
    expect(isKnownCurrency(input, between)).toBe(false)
  })
})

describe('wrongDecimals', () => {
  const found = (change: Change, tokens: object[] = []) =>
    wrongDecimals(paid as never, { tokens: tokens as never, quote: inputOf(change).quote })?.facts

  it('default: goes by the page’s tokens, and else by the rest of the quote', () => {
    const elsewhere = { fees: { gas: { currency: { ...paid, decimals: 18 } } } }
    expect(found({})).toBeUndefined()
    expect(found({}, [{ ...paid, decimals: 18 }])).toEqual({ expected: 18, actual: 6 })
    expect(found(elsewhere, [paid])).toBeUndefined()
    expect(found(elsewhere)).toEqual({ expected: 18, actual: 6 })
    expect(found(elsewhere, [received])).toEqual({ expected: 18, actual: 6 })
  })

  it.each(['gas', 'relayer', 'relayerGas', 'relayerService', 'app', 'subsidized'])(
    'behavior: also checks the fee %s',
    (fee) => {
      expect(found({ fees: { [fee]: { currency: { ...paid, decimals: 18 } } } })).toBeDefined()
    },
  )

  it.each([
    ['refundCurrency', (one: object) => ({ refundCurrency: one })],
    ['currencyGasTopup', (one: object) => ({ currencyGasTopup: one })],
    ['currencyOut', (one: object) => ({ currencyOut: one })],
    ['the route’s origin', (one: object) => routeOf({ inputCurrency: one })],
    ['the route’s destination', (one: object) => routeOf({}, { outputCurrency: one })],
  ])('behavior: also checks %s', (_, detailsOf) => {
    const details = detailsOf({ currency: { ...paid, decimals: 18 } })
    expect(found({ details })).toEqual({ expected: 18, actual: 6 })
  })

  it.each(['chainId', 'address', 'decimals'])('behavior: ignores a currency without its %s', (field) => {
    const currency = { ...paid, decimals: 18, [field]: undefined }
    expect(found({ fees: { gas: { currency } } })).toBeUndefined()
    expect(found({ fees: { gas: {} } })).toBeUndefined()
  })
})

describe('the contract for the calls', () => {
  const txs = [{ to: user, value: 0n, data: '0x' }]
  const order = (...payments: object[]) => ({ output: { fillContract: filler, payments } })

  it('default: is the order’s if calls are requested', () => {
    const contractOf = (change: Change) => fillContractOf(inputOf(change))
    expect(contractOf({ parameters: { txs }, order: order() })).toBe(filler)
    expect(contractOf({ parameters: { txs: [] }, order: order() })).toBeUndefined()
    expect(contractOf({ order: order() })).toBeUndefined()
    expect(contractOf({ parameters: { txs }, order: {} })).toBeUndefined()
    expect(fillContractOf({ ...inputOf({ parameters: { txs } }), order: undefined })).toBeUndefined()
  })

  it.each<[string, object | undefined, boolean]>([
    ['it', order({ recipient: filler }), true],
    ['it beside others', order({ recipient }, { recipient: filler }), true],
    ['others alone', order({ recipient }, { recipient: user }), false],
    ['no one', order(), false],
    ['an output without payments', { output: {} }, false],
    ['nothing, without an output', {}, false],
  ])('default: is paid where the order pays %s', (_, given, isPaid) => {
    expect(paysFillContract(inputOf({ parameters: { txs }, order: given }))).toBe(isPaid)
  })

  it('behavior: isn’t paid if it is the recipient, or without an order', () => {
    const details = { recipient: filler }
    expect(
      paysFillContract(inputOf({ parameters: { txs }, details, order: order({ recipient: filler }) })),
    ).toBe(false)
    expect(paysFillContract({ ...inputOf({ parameters: { txs } }), order: undefined })).toBe(false)
  })
})

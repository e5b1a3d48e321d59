import { encodeFunctionData, parseAbi, zeroAddress, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditFinding, type AuditOptions, auditQuote } from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import { mutated, stranger, type Mutation } from '../support/mutations/mutation.ts'
import { deposit, hideOrder, lastStep, order, required, typedData } from '../support/mutations/places.ts'
import type { QuoteKind } from '../support/quotes/quoteKinds.ts'

const { tokens } = createTestEnvironment()
let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

/** The findings of one rule. */
function found(
  rule: string,
  kind: QuoteKind,
  mutate: Mutation['mutate'],
  options?: AuditOptions,
): AuditFinding[] {
  return auditQuote(mutated(quotes[kind], mutate), options).filter((finding) => finding.rule === rule)
}

const inputOf = (quote: Quote) => required(order(quote).inputs[0])
const refundOf = (quote: Quote) => required(inputOf(quote).refunds[0])
const paymentOf = (quote: Quote) => required(order(quote).output.payments[0])
const refundIn = (quote: Quote, currency: object) =>
  (quote.details.refundCurrency = { currency } as Quote['details']['refundCurrency'])

describe('orders that a rule leaves to another rule', () => {
  it.each<[string, string, QuoteKind, Mutation['mutate'], AuditOptions?]>([
    [
      'two inputs of two deposits',
      'order-payment',
      'nativeBridge',
      (quote) => {
        const { inputs } = order(quote)
        const amount = BigInt(String(inputOf(quote).payment['amount']))
        inputs.push(structuredClone(inputOf(quote)))
        required(inputs[1]).payment['amount'] = '1'
        inputOf(quote).payment['amount'] = String(amount - 1n)
        const { items } = lastStep(quote)
        items.push(structuredClone(required(items[0])))
      },
    ],
    ['a call that can’t be read', 'order-calls', 'calls', (quote) => (order(quote).output.calls = ['0x12'])],
    [
      'a refund without a recipient',
      'order-refund',
      'order',
      (quote) => Object.assign(refundOf(quote), { recipient: undefined }),
    ],
    [
      'a payment without a recipient',
      'recipient',
      'order',
      (quote) => Object.assign(paymentOf(quote), { recipient: undefined }),
    ],
    [
      'no refunds at a deposit address that refunds whoever pays',
      'order-refund',
      'deposit',
      (quote) => {
        quote.parameters.refundTo = undefined
        inputOf(quote).refunds = []
      },
    ],
    [
      'a refund of which the quote names no chain',
      'refund-currency',
      'order',
      (quote) => refundIn(quote, { address: stranger }),
    ],
    [
      'a refund of which the quote names no token',
      'refund-currency',
      'order',
      (quote) => refundIn(quote, { chainId: 1 }),
    ],
    [
      'a refund that the order lacks',
      'refund-currency',
      'order',
      (quote) => {
        refundIn(quote, { chainId: 1, address: stranger })
        inputOf(quote).refunds = []
      },
    ],
    [
      'a refund without an end',
      'order-refund',
      'order',
      (quote) => Object.assign(refundOf(quote), { deadline: undefined }),
    ],
    [
      'a wrap without a minimum',
      'no-minimum',
      'wrap',
      ({ details }) => (details.currencyOut.minimumAmount = undefined),
      { tokens },
    ],
    [
      'an unwrap without one',
      'no-minimum',
      'unwrap',
      ({ details }) => (details.currencyOut.minimumAmount = undefined),
      { tokens },
    ],
    [
      'a contract that is refunded on its own chain, and pays someone else',
      'contract-account',
      'order',
      (quote) => Object.assign(refundOf(quote), { recipient: quote.parameters.user }),
      { isContractAccount: true },
    ],
    [
      'a contract that receives on its own chain',
      'contract-account',
      'wrap',
      () => {},
      { isContractAccount: true },
    ],
  ])('behavior: %s', (_, rule, kind, mutate, options) => {
    expect(found(rule, kind, mutate, options)).toEqual([])
  })

  it('behavior: reads a gas top-up in the units of its destination chain', () => {
    const { originChainId, destinationChainId } = quotes.topup.parameters
    const native = (chainId: number, decimals: number) => ({
      chainId,
      address: zeroAddress,
      symbol: 'XYZ',
      name: 'XYZ',
      decimals,
    })
    const of = (origin: number, destination: number) =>
      found('gas-topup', 'topup', () => {}, {
        tokens: [native(originChainId, origin), native(destinationChainId, destination)],
      })
    expect(of(9, 18)).toEqual([])
    expect(of(18, 9)).toMatchObject([{ severity: 'block' }])
  })

  it('behavior: accepts one of several solvers', () => {
    const solvers = [stranger, order(quotes.order).solver]
    expect(found('order-signature', 'order', () => {}, { solvers, isOrderSigned: true })).toEqual([])
  })

  it('behavior: calls an order without a solver unchecked, and not of an unknown one, too', () => {
    const without: Mutation['mutate'] = (quote) => Object.assign(order(quote), { solver: undefined })
    expect(found('order-signature', 'order', without, { solvers: [stranger] })).toMatchObject([
      { severity: 'confirm', message: expect.stringContaining('can’t be checked') },
    ])
  })

  it.each<[string, Mutation['mutate']]>([
    ['where it takes', (quote) => delete inputOf(quote).payment['chainId']],
    ['where it pays', (quote) => Object.assign(order(quote).output, { chainId: undefined })],
    ['what it takes', (quote) => Object.assign(inputOf(quote), { payment: undefined })],
  ])('behavior: asks once about an order that doesn’t say %s, without a contradiction', (_, mutate) => {
    expect(found('order-payment', 'order', mutate)).toEqual([])
    expect(found('unchecked-order', 'order', mutate)).toMatchObject([{ severity: 'confirm' }])
  })
})

describe('orders with a finding', () => {
  it.each<[string, string, QuoteKind, Mutation['mutate']]>([
    [
      'an order that ends as it arrives',
      'order-deadline',
      'order',
      (quote) => (quote.receivedAt = order(quote).output.deadline * 1000),
    ],
    [
      'an order with half a minute left',
      'order-deadline',
      'order',
      (quote) => (quote.receivedAt = order(quote).output.deadline * 1000 - 30_000),
    ],
    [
      'an order that pays nothing where nothing is guaranteed',
      'order-payment',
      'order',
      (quote) => {
        quote.details.currencyOut.minimumAmount = undefined
        paymentOf(quote).minimumAmount = '0'
      },
    ],
    [
      'refunds that are missing at a deposit address with a refund address',
      'order-refund',
      'deposit',
      (quote) => (inputOf(quote).refunds = []),
    ],
    [
      'refunds that are missing where no refund address is named',
      'order-refund',
      'order',
      (quote) => {
        quote.parameters.refundTo = undefined
        inputOf(quote).refunds = []
      },
    ],
    [
      'an input without a refund beside one that has some',
      'order-refund',
      'order',
      (quote) => {
        const more = structuredClone(inputOf(quote))
        more.payment['amount'] = '0'
        order(quote).inputs.push({ ...more, refunds: [] })
      },
    ],
    [
      'a refund in what is paid, of an order that refunds what is received alone',
      'refund-currency',
      'order',
      (quote) => {
        refundIn(quote, quote.details.currencyIn.currency)
        const { chainId, payments } = order(quote).output
        inputOf(quote).refunds = [
          Object.assign(refundOf(quote), { chainId, currency: required(payments[0]).currency }),
        ]
      },
    ],
    [
      'a refund at a deposit address in neither token',
      'refund-currency',
      'deposit',
      (quote) => refundIn(quote, { chainId: 1, address: stranger }),
    ],
    [
      'a permit for a stranger, where no order is shown',
      'permit-receiver',
      'permit',
      (quote) => {
        hideOrder(quote)
        typedData(quote).value['to'] = stranger
      },
    ],
  ])('error: %s', (_, rule, kind, mutate) => {
    expect(found(rule, kind, mutate)).not.toEqual([])
  })

  it('default: accepts an order with more than half a minute left', () => {
    const late: Mutation['mutate'] = (quote) =>
      (quote.receivedAt = order(quote).output.deadline * 1000 - 30_001)
    expect(found('order-deadline', 'order', late)).toEqual([])
  })

  it('default: reports an order whose ID is missing', () => {
    const { orderId } = required(quotes.order.protocol?.v2)
    const findings = found('order-id', 'order', (quote) => delete required(quote.protocol?.v2).orderId)
    expect(findings).toMatchObject([{ facts: { stated: '', computed: orderId } }])
  })
})

describe('the recipient of a swap on one chain', () => {
  const abi = parseAbi([
    'function swap(address currencyIn, address currencyOut, uint256 amountIn, uint256 minimumOut, address recipient, address surplusRecipient, uint256 deadline)',
    'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  ])

  function swapTo({ details, parameters }: Quote, surplusRecipient: string): Hex {
    const { currencyIn, currencyOut, recipient } = details
    return encodeFunctionData({
      abi,
      functionName: 'swap',
      args: [
        parameters.originCurrency as Hex,
        parameters.destinationCurrency as Hex,
        currencyIn.amount,
        currencyOut.minimumAmount ?? 0n,
        recipient as Hex,
        surplusRecipient as Hex,
        2n ** 40n,
      ],
    })
  }

  it.each([
    ['EXACT_INPUT', undefined, ['block']],
    ['EXACT_INPUT', true, ['block']],
    ['EXACT_OUTPUT', undefined, ['block']],
    ['EXACT_OUTPUT', true, []],
  ] as const)(
    'parameters: what is left over of %s, exactly: %s',
    (tradeType, enableTrueExactOutput, severities) => {
      const leftTo = (other: string) =>
        found('swap-payment', 'swapToken', (quote) => {
          Object.assign(quote.parameters, { tradeType, enableTrueExactOutput })
          deposit(quote).data = swapTo(quote, other)
        })
      expect(leftTo(stranger).map(({ severity }) => severity)).toEqual(severities)
      expect(leftTo(quotes.swapToken.details.recipient)).toEqual([])
    },
  )

  it('behavior: accepts a swap of native tokens that sends the quoted amount along', () => {
    const rules = ['swap-call', 'swap-input', 'swap-payment']
    const native: Mutation['mutate'] = (quote) => {
      const { currencyOut, recipient } = quote.details
      const path = [stranger, currencyOut.currency.address] as Hex[]
      deposit(quote).data = encodeFunctionData({
        abi,
        functionName: 'swapExactETHForTokens',
        args: [currencyOut.minimumAmount ?? 0n, path, recipient as Hex, 2n ** 40n],
      })
    }
    expect(rules.flatMap((rule) => found(rule, 'swapNative', native))).toEqual([])
    // The same for a token would take native tokens in its place.
    expect(found('swap-input', 'swapToken', native)).toMatchObject([{ severity: 'block' }])
  })
})

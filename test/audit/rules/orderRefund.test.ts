import { describe, expect, it } from 'vitest'
import { orderRefund } from '../../../src/audit/rules/order/orderRefund.ts'
import { orderRefundRecipient } from '../../../src/audit/rules/order/orderRefundRecipient.ts'
import { refundCurrency } from '../../../src/audit/rules/order/refundCurrency.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'

const user = '0x00000000000000000000000000000000000000a1'
const recipient = '0x00000000000000000000000000000000000000a2'
const stranger = '0x00000000000000000000000000000000000000a9'
const paid = { chainId: 1, address: '0x00000000000000000000000000000000000000b1', decimals: 6 }
const received = { chainId: 2, address: '0x00000000000000000000000000000000000000b2', decimals: 6 }
const between = { chainId: 1, address: '0x00000000000000000000000000000000000000b3', decimals: 6 }
const there = { chainId: 2, address: '0x00000000000000000000000000000000000000b4', decimals: 6 }

const back = { chainId: 'one', recipient: user, currency: paid.address }
const swapped = { chainId: 'one', recipient: user, currency: between.address }
const atDestination = { chainId: 'two', recipient: user, currency: received.address }
const swappedThere = { chainId: 'two', recipient: user, currency: there.address }
const nameless = { chainId: 'one', recipient: user }

/** A quote across two chains that swaps on both: each list holds the refunds of one input, all of which take what is paid. */
function inputOf(refunds: readonly (readonly object[] | undefined)[], more: object = {}): AuditInput {
  return {
    quote: {
      receivedAt: 5_000,
      parameters: { user, recipient, refundTo: user, originChainId: 1, destinationChainId: 2 },
      details: {
        recipient,
        currencyIn: { currency: paid, amount: 9n },
        currencyOut: { currency: received, amount: 8n },
        route: {
          origin: { outputCurrency: { currency: between, amount: 9n } },
          destination: { inputCurrency: { currency: there, amount: 8n } },
        },
      },
    },
    order: {
      inputs: refunds.map((one) => ({ payment: { chainId: 'one', currency: paid.address }, refunds: one })),
      output: { chainId: 'two' },
    },
    transactions: [],
    tokens: [],
    nonEvmChains: [],
    ...more,
  } as unknown as AuditInput
}

/** Known to the page, but not requested. */
const tokens = [between, there]

describe('orderRefund', () => {
  const found = (refunds: readonly (readonly object[] | undefined)[], more?: object) =>
    [...orderRefund(inputOf(refunds, more))].map(
      ({ severity = 'block', message }) => `${severity}: ${message}`,
    )
  const other = 'confirm: The order refunds a different token than you pay, and only the quote describes it.'
  const missing =
    'confirm: An input of the order has no refund, or none that can be made once the order has expired.'

  it.each<[string, readonly (readonly object[])[]]>([
    ['of what is paid', [[back]]],
    ['of what is received, where it was to be', [[atDestination]]],
    ['of a known token beside one of what is paid', [[back, swapped]]],
    ['of a known token beside one of what is received', [[atDestination, swappedThere]]],
    [
      'of a known token beside one of what the user chose, for each input',
      [
        [back, swapped],
        [atDestination, swapped],
      ],
    ],
    ['of a token that is not named, which may be what is paid', [[nameless]]],
  ])('default: accepts a refund %s', (_, refunds) => {
    expect(found(refunds, { tokens })).toEqual([])
  })

  it('behavior: asks about a refund address of its own that is refunded on the destination only', () => {
    const refundTo = '0x00000000000000000000000000000000000000a3'
    const own = { ...back, recipient: refundTo }
    const elsewhere = { ...atDestination, recipient: refundTo }
    const of = (refunds: object[], parameters: object = { refundTo }) => {
      const input = inputOf([refunds])
      Object.assign(input.quote.parameters, parameters)
      return [...orderRefund(input)].map(({ severity = 'block', message }) => `${severity}: ${message}`)
    }
    const asked = ['confirm: The order refunds your refund address on the destination network only.']
    expect(of([elsewhere])).toEqual(asked)
    expect(of([elsewhere, elsewhere])).toEqual(asked)
    expect(of([elsewhere, own])).toEqual([])
    // Too early where it was paid.
    expect(of([elsewhere, { ...own, deadline: 4 }])).toEqual(asked)
    // The user and the recipient have the address there.
    expect(of([atDestination], { refundTo: user })).toEqual([])
    expect(of([{ ...atDestination, recipient }], { refundTo: recipient })).toEqual([])
  })

  it('behavior: takes an unnamed currency as the one that is paid', () => {
    expect(found([[nameless]])).toEqual([])
  })

  it.each<[string, readonly (readonly object[])[], object, string[]]>([
    ['in a known token alone', [[swapped]], { tokens }, [other]],
    ['in a known token alone for one of two inputs', [[back], [swapped]], { tokens }, [other]],
    ['in a known token alone for the first of two inputs', [[swapped], [back]], { tokens }, [other]],
    ['in an unknown token beside what is paid', [[back, swapped]], {}, [other]],
    [
      'in a known token beside what is paid, too early',
      [[{ ...back, deadline: 4 }, swapped]],
      { tokens },
      [other],
    ],
    [
      'in a known token beside what is paid, of more than there is',
      [[{ ...back, minimumAmount: 1n }, swapped]],
      { tokens },
      [other],
    ],
    ['for none of its inputs', [[]], {}, [missing]],
    ['for one of two inputs', [[back], []], {}, [missing]],
  ])('behavior: asks about a refund %s', (_, refunds, more, expected) => {
    expect(found(refunds, more)).toEqual(expected)
  })

  it.each<[string, object, string]>([
    [
      'of a stranger',
      { ...back, recipient: stranger },
      'block: The order refunds someone other than you asked for.',
    ],
    [
      'of the recipient where is paid',
      { ...back, recipient },
      'block: The order refunds someone other than you asked for.',
    ],
    [
      'in a third token',
      { ...back, currency: stranger },
      'block: The order refunds a different currency than the quote.',
    ],
    [
      'on a third chain',
      { ...back, chainId: 'three' },
      'block: The order refunds a different currency than the quote.',
    ],
  ])('error: reports a refund %s, beside a good one', (_, refund, expected) => {
    expect(found([[back, refund]])).toEqual([expected])
    expect(found([[back], [back, refund]])).toEqual([expected])
  })

  it('behavior: finds a missing refund of an input, but nothing without an order', () => {
    expect(found([undefined])).toEqual([missing])
    expect(found([], { order: undefined })).toEqual([])
  })
})

describe('orderRefundRecipient', () => {
  const toRecipient = { ...atDestination, recipient }
  const severities = (...refunds: (readonly object[] | undefined)[]) =>
    [...orderRefundRecipient(inputOf(refunds))].map(({ severity }) => severity)

  it.each<[string, readonly (readonly object[] | undefined)[], string[]]>([
    ['only the user', [[back]], []],
    ['the user and the recipient', [[back, toRecipient]], ['info']],
    ['only the recipient', [[toRecipient]], ['confirm']],
    ['only the recipient for one of two inputs', [[back], [toRecipient]], ['confirm']],
    [
      'the recipient, and the user until too early a deadline',
      [[{ ...back, deadline: 4 }, toRecipient]],
      ['confirm'],
    ],
    ['the recipient of one input, and not the other input', [[back, toRecipient], undefined], ['confirm']],
  ])('default: refunds %s', (_, refunds, expected) => {
    expect(severities(...refunds)).toEqual(expected)
  })
})

it('behavior: doesn’t count a refund address that may have no owner on the destination beside the recipient’s', () => {
  const refundTo = '0x00000000000000000000000000000000000000a3'
  const severities = (...refunds: object[]) => {
    const input = inputOf([refunds])
    Object.assign(input.quote.parameters, { refundTo })
    return [...orderRefundRecipient(input)].map(({ severity }) => severity)
  }
  const toRecipient = { ...atDestination, recipient }
  expect(severities({ ...back, recipient: refundTo }, toRecipient)).toEqual(['info'])
  expect(severities({ ...atDestination, recipient: refundTo }, toRecipient)).toEqual(['confirm'])
})

describe('refundCurrency', () => {
  const found = (
    refunds: readonly (readonly object[] | undefined)[],
    named: object,
    parameters: object = {},
  ) => {
    const input = inputOf(refunds)
    Object.assign(input.quote.details, { refundCurrency: { currency: named } })
    Object.assign(input.quote.parameters, parameters)
    return [...refundCurrency(input)].length
  }
  const atAddress = { useDepositAddress: true }

  it.each<[string, readonly (readonly object[] | undefined)[], object, object, number]>([
    ['what one refund is of', [[back, atDestination]], received, {}, 0],
    ['what no refund is of', [[back]], received, {}, 1],
    ['what is paid, refunded where it was to be received', [[atDestination]], paid, {}, 1],
    ['the same at a deposit address', [[atDestination]], paid, atAddress, 0],
    ['what no refund is of at a deposit address', [[back]], received, atAddress, 1],
    ['something, where nothing is refunded', [undefined], received, {}, 0],
  ])('default: a quote that names %s', (_, refunds, named, parameters, count) => {
    expect(found(refunds, named, parameters)).toBe(count)
  })
})

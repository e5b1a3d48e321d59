import { order, orderCall, payment, given } from './places.ts'
import { stranger } from './mutation.ts'
import type { Mutation } from './mutation.ts'

/** Orders about something else. */
export const orderMutations: Mutation[] = [
  // The order.
  {
    title: 'a deposit on another chain',
    kind: 'tokenBridge',
    rule: 'order-payment',
    spoil: (quote) => (payment(quote).chainId = '31338'),
  },
  {
    title: 'a deposit of another token',
    kind: 'tokenBridge',
    rule: 'order-payment',
    spoil: (quote) => (payment(quote).currency = stranger),
  },
  {
    title: 'a larger deposit',
    kind: 'tokenBridge',
    rule: 'order-payment',
    spoil: (quote) => (payment(quote).amount = '100000001'),
  },
  {
    title: 'an order that takes more',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => (given(order(quote).inputs[0]).payment['amount'] = '100000001'),
  },
  {
    title: 'an order that takes another token',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => (given(order(quote).inputs[0]).payment['currency'] = stranger),
  },
  {
    title: 'an order that takes from another chain',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => (given(order(quote).inputs[0]).payment['chainId'] = 31338),
  },
  {
    title: 'an order that pays on another chain',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => (order(quote).output.chainId = '31337'),
  },
  {
    title: 'an order that pays less',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => (given(order(quote).output.payments[0]).minimumAmount = '1'),
  },
  {
    title: 'an order that pays a stranger',
    kind: 'order',
    rule: 'recipient',
    spoil: (quote) => (given(order(quote).output.payments[0]).recipient = stranger),
  },
  {
    title: 'an order that refunds a stranger',
    kind: 'order',
    rule: 'order-refund',
    spoil: (quote) => (given(order(quote).inputs[0]?.refunds[0]).recipient = stranger),
  },
  {
    title: 'an order that refunds the recipient, not whom was asked',
    kind: 'order',
    rule: 'order-refund',
    spoil: (quote) => (given(order(quote).inputs[0]?.refunds[0]).recipient = quote.details.recipient),
  },
  {
    title: 'an order that refunds a stranger where nobody was named',
    kind: 'order',
    rule: 'order-refund',
    spoil: (quote) => {
      quote.parameters.refundTo = undefined
      given(order(quote).inputs[0]?.refunds[0]).recipient = stranger
    },
  },
  {
    title: 'an order that calls a stranger',
    kind: 'order',
    rule: 'order-payment',
    spoil: (quote) => order(quote).output.calls.push(orderCall({ to: stranger, value: 0n, data: '0x' })),
  },
  ...(
    [
      ['another contract', { to: stranger }],
      ['with more value', { value: 2n }],
      ['in other words', { data: '0xabcdef02' }],
    ] as const
  ).map(([what, change]): Mutation => ({
    title: `an order that calls ${what}`,
    kind: 'calls',
    rule: 'order-payment',
    spoil: (quote) => {
      const asked = given(quote.parameters.txs?.[0])
      order(quote).output.calls[0] = orderCall({ ...asked, ...change })
    },
  })),
  {
    title: 'an order that can’t be read',
    kind: 'order',
    rule: 'order-payment',
    severity: 'confirm',
    spoil: (quote) => (given(order(quote).inputs[0]?.refunds[0]).recipient = [stranger]),
  },
]

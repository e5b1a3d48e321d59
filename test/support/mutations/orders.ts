import { pad } from 'viem'
import type { Quote } from '@causeway/react/actions'
import {
  call,
  deposit,
  unrelatedToken,
  required,
  hideOrder,
  inputToken,
  order,
  orderCall,
  payment,
  recomputeOrderId,
  typedData,
} from './places.ts'
import { stranger } from './mutation.ts'
import type { Mutation } from './mutation.ts'

/** Orders about something else. */
export const orderMutations: Mutation[] = [
  // The order.
  {
    title: 'a deposit on another chain',
    kind: 'tokenBridge',
    rule: 'order-payment',
    mutate: (quote) => (payment(quote).chainId = '31338'),
  },
  {
    title: 'a deposit of another token',
    kind: 'tokenBridge',
    rule: 'order-payment',
    mutate: (quote) => (payment(quote).currency = stranger),
  },
  {
    title: 'a larger deposit',
    kind: 'tokenBridge',
    rule: 'order-payment',
    mutate: (quote) => (payment(quote).amount = '100000001'),
  },
  {
    title: 'an order that takes more',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (required(order(quote).inputs[0]).payment['amount'] = '100000001'),
  },
  {
    title: 'an order that takes another token',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (required(order(quote).inputs[0]).payment['currency'] = stranger),
  },
  {
    title: 'an order that takes from another chain',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (required(order(quote).inputs[0]).payment['chainId'] = 31338),
  },
  {
    title: 'an order that pays on another chain',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (order(quote).output.chainId = '31337'),
  },
  {
    title: 'an order that pays less',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (required(order(quote).output.payments[0]).minimumAmount = '1'),
  },
  {
    title: 'an order that pays a stranger',
    kind: 'order',
    rule: 'recipient',
    mutate: (quote) => (required(order(quote).output.payments[0]).recipient = stranger),
  },
  {
    title: 'an order that refunds a stranger',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => (required(order(quote).inputs[0]?.refunds[0]).recipient = stranger),
  },
  {
    title: 'an order that refunds the recipient, not whom was asked',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => (required(order(quote).inputs[0]?.refunds[0]).recipient = quote.details.recipient),
  },
  {
    title: 'an order that refunds an account that is a contract where it pays',
    kind: 'order',
    rule: 'contract-account',
    severity: 'confirm',
    options: () => ({ isContractAccount: true }),
    mutate: (quote) => {
      const { inputs, output } = order(quote)
      quote.parameters.refundTo = quote.parameters.user
      for (const { refunds } of inputs) {
        const { currency } = required(output.payments[0])
        const moved = { chainId: output.chainId, currency, recipient: quote.parameters.user }
        for (const refund of refunds) Object.assign(refund, moved)
      }
    },
  },
  {
    title: 'an order that refunds the recipient alone, where it pays',
    kind: 'order',
    rule: 'order-refund-recipient',
    severity: 'confirm',
    mutate: (quote) => {
      const { inputs, output } = order(quote)
      const { currency } = required(output.payments[0])
      Object.assign(required(inputs[0]?.refunds[0]), {
        chainId: output.chainId,
        currency,
        recipient: quote.details.recipient,
      })
    },
  },
  {
    title: 'an order that refunds a stranger where nobody was named',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => {
      quote.parameters.refundTo = undefined
      required(order(quote).inputs[0]?.refunds[0]).recipient = stranger
    },
  },
  {
    title: 'an order that calls a stranger',
    kind: 'order',
    rule: 'order-calls',
    mutate: (quote) => order(quote).output.calls.push(orderCall({ to: stranger, value: 0n, data: '0x' })),
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
    rule: 'order-calls',
    mutate: (quote) => {
      const call = required(quote.parameters.txs?.[0])
      order(quote).output.calls[0] = orderCall({ ...call, ...change })
    },
  })),
  {
    title: 'an order that can’t be read',
    kind: 'order',
    rule: 'order-payment',
    severity: 'confirm',
    mutate: (quote) => (required(order(quote).inputs[0]?.refunds[0]).recipient = [stranger]),
  },
  {
    title: 'an order that leaves out the calls',
    kind: 'calls',
    rule: 'order-calls',
    mutate: (quote) => (order(quote).output.calls = []),
  },
  {
    title: 'an order that makes the calls twice',
    kind: 'calls',
    rule: 'order-calls',
    mutate: (quote) => {
      const { calls } = order(quote).output
      calls.push(...calls)
    },
  },
  ...([[], undefined] as const).map((payments): Mutation => ({
    title: payments ? 'an order that pays nobody' : 'an order that says nothing of whom it pays',
    kind: 'order',
    rule: 'order-payment',
    severity: payments ? undefined : 'confirm',
    mutate: (quote) => Object.assign(order(quote).output, { payments }),
  })),
  {
    title: 'an order that pays the token that is paid with',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) =>
      Object.assign(required(order(quote).output.payments[0]), { currency: quote.parameters.originCurrency }),
  },
  {
    title: 'an order that takes the input twice',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => {
      const { inputs } = order(quote)
      inputs.push(...inputs)
    },
  },
  ...(
    [
      ['in two parts', '1'],
      ['and nothing in a second deposit', '0'],
    ] as const
  ).map(([parts, rest]): Mutation => ({
    title: `an order that takes the input ${parts}, though it is deposited once`,
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => {
      const { inputs } = order(quote)
      const input = required(inputs[0])
      inputs.push(structuredClone(input))
      required(inputs[1]).payment['amount'] = rest
      input.payment['amount'] = String(BigInt(String(input.payment['amount'])) - BigInt(rest))
    },
  })),
  {
    title: 'an order that takes nothing, so that nobody can fill or refund it',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (order(quote).inputs = []),
  },
  {
    title: 'an order that pays native tokens and names no contract, where some are listed',
    kind: 'crossSwap',
    rule: 'unknown-fill-contract',
    severity: 'confirm',
    options: ({ parameters, protocol }) => ({
      contracts: [
        {
          chainId: parameters.originChainId,
          address: required(protocol?.v2?.paymentDetails?.depository),
          isDepository: true,
        },
        { chainId: parameters.destinationChainId, address: unrelatedToken, isFillContract: true },
      ],
    }),
    mutate: (quote) => Object.assign(order(quote).output, { extraData: '0x' }),
  },
  {
    title: 'an order whose input has no weight, so that nobody can fill or refund it',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => (required(order(quote).inputs[0]).payment['weight'] = '0'),
  },
  {
    title: 'an order that pays the minimum only in several payments, each of which pays for all',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => {
      const { payments } = order(quote).output
      const paid = required(payments[0])
      const minimum = BigInt(String(paid.minimumAmount))
      // It is one recipient in any letter case.
      const recipient = String(paid.recipient).toUpperCase().replace('0X', '0x')
      payments.push({ ...paid, recipient, minimumAmount: '1' })
      paid.minimumAmount = String(minimum - 1n)
    },
  },
  {
    title: 'an order that pays on the chain that is paid on, by its name',
    kind: 'order',
    rule: 'order-payment',
    mutate: (quote) => {
      payment(quote).chainId = 'alder'
      required(order(quote).inputs[0]).payment['chainId'] = 'alder'
      order(quote).output.chainId = 'alder'
    },
  },
  {
    title: 'an order that pays on a chain of another name',
    kind: 'order',
    rule: 'order-payment',
    options: (quote) => ({ chainNames: { [quote.parameters.destinationChainId]: 'birch' } }),
    mutate: (quote) => (order(quote).output.chainId = 'cedar'),
  },
  ...['cedar', ' Cedar', '0xa', '10.0', 'eip155:10'].map((name): Mutation => ({
    title: `an order that pays on "${name}", where the quoted chain has no name`,
    kind: 'order',
    rule: 'order-payment',
    options: () => ({ chainNames: { 10: 'cedar' } }),
    mutate: (quote) => (order(quote).output.chainId = name),
  })),
  ...(['user', 'refundTo'] as const).map((who): Mutation => ({
    title: `an order that pays the ${who}`,
    kind: 'order',
    rule: 'recipient',
    mutate: (quote) =>
      (required(order(quote).output.payments[0]).recipient = required(quote.parameters[who])),
  })),
  {
    title: 'an order for calls that pays a stranger',
    kind: 'calls',
    rule: 'recipient',
    mutate: (quote) => (required(order(quote).output.payments[0]).recipient = stranger),
  },
  {
    title: 'an order without calls that pays the contract that would make them',
    kind: 'order',
    rule: 'recipient',
    mutate: (quote) => {
      Object.assign(order(quote).output, { extraData: pad(stranger) })
      required(order(quote).output.payments[0]).recipient = stranger
    },
  },
  {
    title: 'an order that refunds another currency',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => Object.assign(required(order(quote).inputs[0]?.refunds[0]), { currency: stranger }),
  },
  {
    title: 'an order that refunds on another chain',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => Object.assign(required(order(quote).inputs[0]?.refunds[0]), { chainId: 'elsewhere' }),
  },
  {
    title: 'an order that refunds what was paid where it was to be received',
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) =>
      Object.assign(required(order(quote).inputs[0]?.refunds[0]), { chainId: order(quote).output.chainId }),
  },
  ...(
    [
      ['of another token', () => ({ address: stranger })],
      ['on another chain', (quote) => ({ chainId: quote.parameters.destinationChainId })],
      ['where nothing is paid or received', () => ({ chainId: 1 })],
      ['of what is received', (quote) => quote.details.currencyOut.currency],
    ] as const satisfies readonly [string, (quote: Quote) => object][]
  ).map(([what, changeOf]): Mutation => ({
    title: `a word of a refund ${what}, which the order does not make`,
    kind: 'order',
    rule: 'refund-currency',
    severity: 'confirm',
    mutate: (quote) => Object.assign(required(quote.details.refundCurrency?.currency), changeOf(quote)),
  })),
  {
    title: 'an order that refunds nobody',
    kind: 'order',
    rule: 'order-refund',
    severity: 'confirm',
    mutate: (quote) => (required(order(quote).inputs[0]).refunds = []),
  },
  {
    title: 'an order without a word of refunds',
    kind: 'order',
    rule: 'order-refund',
    severity: 'confirm',
    mutate: (quote) => Object.assign(required(order(quote).inputs[0]), { refunds: undefined }),
  },
  {
    title: 'an order that says nothing of what it takes',
    kind: 'order',
    rule: 'order-refund',
    severity: 'confirm',
    mutate: (quote) => Object.assign(order(quote), { inputs: undefined }),
  },
  {
    title: 'an order that is over',
    kind: 'order',
    rule: 'order-deadline',
    severity: 'confirm',
    mutate: (quote) => Object.assign(order(quote).output, { deadline: Math.floor(quote.receivedAt / 1_000) }),
  },
  {
    title: 'an order whose refund may take ten years',
    kind: 'order',
    rule: 'order-duration',
    severity: 'confirm',
    mutate: (quote) => {
      const { inputs, output } = order(quote)
      const [refund] = inputs.flatMap(({ refunds }) => refunds)
      Object.assign(required(refund), { deadline: output.deadline + 315_360_000 })
      recomputeOrderId(quote)
    },
  },
  {
    title: 'an order that ends in ten years',
    kind: 'order',
    rule: 'order-duration',
    severity: 'confirm',
    mutate: (quote) => {
      const { inputs, output } = order(quote)
      output.deadline += 315_360_000
      for (const refund of inputs.flatMap(({ refunds }) => refunds)) {
        Object.assign(refund, { deadline: output.deadline })
      }
      recomputeOrderId(quote)
    },
  },
  {
    title: 'an order whose fees are all that it takes',
    kind: 'order',
    rule: 'order-fees',
    severity: 'confirm',
    mutate: (quote) => {
      const { chainId, currency, amount } = required(order(quote).inputs[0]).payment
      Object.assign(order(quote), {
        fees: [
          {
            recipientChainId: chainId,
            recipient: stranger,
            currencyChainId: chainId,
            currency,
            amount,
          },
        ],
      })
      recomputeOrderId(quote)
    },
  },
  ...(['salt', 'solver'] as const).map((field): Mutation => ({
    title: `an order of another ${field}`,
    kind: 'order',
    rule: 'order-id',
    severity: 'confirm',
    mutate: (quote) => Object.assign(order(quote), { [field]: stranger }),
  })),
  {
    title: 'an order without an id',
    kind: 'order',
    rule: 'order-id',
    severity: 'confirm',
    mutate: (quote) => delete required(quote.protocol?.v2).orderId,
  },
  {
    title: 'an order that its solver did not sign',
    kind: 'order',
    rule: 'order-signature',
    severity: 'confirm',
    options: () => ({ isOrderSigned: false }),
    mutate: () => {},
  },
  ...(
    [
      ['a solver', (one) => ({ ...one, solver: undefined })],
      ['a salt that can be read', (one) => ({ ...one, salt: 'much' })],
      ['a version', (one) => ({ ...one, version: null })],
    ] as const satisfies readonly [string, (one: Record<string, unknown>) => object][]
  ).map(([what, change]): Mutation => ({
    title: `a signature that was asked for, of an order without ${what}`,
    kind: 'order',
    rule: 'order-signature',
    severity: 'confirm',
    mutate: (quote) => {
      quote.parameters.includeProtocolData = true
      required(quote.protocol?.v2).orderData = change({ ...order(quote) })
    },
  })),
  {
    title: 'a signature that was asked for, where no order came',
    kind: 'order',
    rule: 'order-signature',
    severity: 'confirm',
    mutate: (quote) => {
      quote.parameters.includeProtocolData = true
      hideOrder(quote)
    },
  },
  {
    title: 'an order without a solver where some are known',
    kind: 'order',
    rule: 'order-signature',
    severity: 'confirm',
    options: () => ({ solvers: [stranger] }),
    mutate: (quote) => Object.assign(order(quote), { solver: '' }),
  },
  ...(
    [
      ['an amount', (one) => ({ ...one, amount: Number(one['amount']) })],
      ['an amount that can’t be read', (one) => ({ ...one, amount: 'much' })],
      ['a currency that can’t be read', (one) => ({ ...one, currency: 5 })],
    ] as const satisfies readonly [string, (one: Record<string, unknown>) => object][]
  ).map(([what, change]): Mutation => ({
    title: `an order that refunds a stranger behind ${what}`,
    kind: 'order',
    rule: 'order-refund',
    mutate: (quote) => {
      const [input] = order(quote).inputs
      required(input?.refunds[0]).recipient = stranger
      Object.assign(required(input), { payment: change(required(input).payment) })
    },
  })),
  ...(
    [
      ['version', (one) => delete one.version],
      ['chain of the solver', (one) => delete one.solverChainId],
      ['solver', (one) => delete one.solver],
      ['salt', (one) => delete one.salt],
      ['salt that can be read', (one) => (one.salt = 'much')],
      ['chain of the input', (one) => delete one.inputs[0].payment.chainId],
      ['currency of the input', (one) => delete one.inputs[0].payment.currency],
      ['amount of the input', (one) => delete one.inputs[0].payment.amount],
      ['weight', (one) => delete one.inputs[0].payment.weight],
      ['deadline of a refund', (one) => delete one.inputs[0].refunds[0].deadline],
      ['amount of a refund', (one) => delete one.inputs[0].refunds[0].minimumAmount],
      ['expected amount', (one) => delete one.output.payments[0].expectedAmount],
      ['deadline', (one) => delete one.output.deadline],
      ['chain of the output', (one) => delete one.output.chainId],
    ] as const satisfies readonly [string, (one: ReturnType<typeof JSON.parse>) => unknown][]
  ).map(([what, change]): Mutation => ({
    title: `an order without a ${what}`,
    kind: 'order',
    rule: 'unchecked-order',
    severity: 'confirm',
    mutate: (quote) => change(order(quote)),
  })),
  {
    title: 'an order with a fee to an address outside of the EVM, between two chains of the EVM',
    kind: 'order',
    rule: 'unchecked-order',
    severity: 'confirm',
    mutate: (quote) =>
      Object.assign(order(quote), {
        fees: [
          {
            recipientChainId: 'bitcoin',
            recipient: 'bc1qexample',
            currencyChainId: 'bitcoin',
            currency: 'bc1qnative',
            amount: '0',
          },
        ],
      }),
  },
  ...(['nativeBridge', 'tokenBridge', 'legacyBridge', 'order'] as const).map((kind): Mutation => ({
    title: 'a deposit for an order that is not shown',
    kind,
    rule: 'unchecked-order',
    severity: 'confirm',
    mutate: (quote) => delete required(quote.protocol?.v2).orderData,
  })),
  {
    title: 'a permit for an order that is not shown',
    kind: 'permit',
    rule: 'unchecked-order',
    severity: 'confirm',
    // It names the request by the number of a stranger's order, so that nothing contradicts it.
    mutate: (quote) => {
      hideOrder(quote)
      for (const step of quote.steps) step.requestId = String(typedData(quote).value['nonce'])
    },
  },
  ...(
    [
      ['pays native tokens', 'crossSwap', ({ parameters }) => parameters.destinationChainId],
      ['makes calls', 'calls', ({ parameters }) => parameters.destinationChainId],
      ['refunds native tokens', 'nativeBridge', ({ parameters }) => parameters.originChainId],
    ] satisfies [string, Mutation['kind'], (quote: Pick<Quote, 'parameters'>) => number][]
  ).map(([what, kind, chainOf]): Mutation => ({
    title: `an order that ${what} by the word of a contract that isn’t listed`,
    kind,
    rule: 'unknown-fill-contract',
    severity: 'confirm',
    options: (quote) => ({
      contracts: [
        {
          chainId: quote.parameters.originChainId,
          address: required(quote.protocol?.v2?.paymentDetails?.depository),
          isDepository: true,
        },
        { chainId: chainOf(quote), address: unrelatedToken, isFillContract: true },
      ],
    }),
    mutate: () => {},
  })),
  {
    title: 'a payment to a known depository for an order that is not shown',
    kind: 'nativeBridge',
    rule: 'unchecked-order',
    severity: 'confirm',
    options: ({ parameters }) => ({
      contracts: [{ chainId: parameters.originChainId, address: unrelatedToken, isDepository: true }],
    }),
    mutate: (quote) => {
      Object.assign(deposit(quote), { to: unrelatedToken, data: required(quote.protocol?.v2?.orderId) })
      delete required(quote.protocol?.v2).orderData
    },
  },
  {
    title: 'a transfer to a known depository for an order that is not shown',
    kind: 'tokenBridge',
    rule: 'unchecked-order',
    severity: 'confirm',
    options: ({ parameters }) => ({
      contracts: [{ chainId: parameters.originChainId, address: unrelatedToken, isDepository: true }],
    }),
    mutate: (quote) => {
      const { orderId } = required(quote.protocol?.v2)
      const data = call('transfer', unrelatedToken, quote.details.currencyIn.amount)
      Object.assign(deposit(quote), { to: inputToken(quote), data: `${data}${required(orderId).slice(2)}` })
      delete required(quote.protocol?.v2).orderData
    },
  },
  ...(
    [
      ['in 1970', () => 1],
      ['before the order is over', (quote) => order(quote).output.deadline - 1],
    ] as const satisfies readonly [string, (quote: Quote) => number][]
  ).map(([when, deadlineOf]): Mutation => ({
    title: `refunds that end ${when}`,
    kind: 'order',
    rule: 'order-refund',
    severity: 'confirm',
    mutate: (quote) => {
      for (const refund of required(order(quote).inputs[0]).refunds) {
        Object.assign(refund, { deadline: deadlineOf(quote) })
      }
    },
  })),
  {
    title: 'an order of a solver that the page does not know',
    kind: 'order',
    rule: 'order-signature',
    severity: 'confirm',
    options: () => ({ isOrderSigned: true, solvers: [stranger] }),
    mutate: () => {},
  },
]

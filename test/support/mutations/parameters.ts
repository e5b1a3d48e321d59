import { zeroAddress } from 'viem'
import type { Quote } from '@causeway/react/actions'
import { stranger, type Mutation } from './mutation.ts'
import {
  deposit,
  addEmptyTransfer,
  addReset,
  addText,
  namedTokens,
  order,
  recomputeOrderId,
  required,
} from './places.ts'

/** Quotes that answer other parameters. */
export const parameterMutations: Mutation[] = [
  {
    title: 'a rate that is not fixed although that was requested',
    kind: 'tokenBridge',
    rule: 'fixed-rate',
    severity: 'confirm',
    mutate: (quote) => {
      quote.parameters.fixedRate = '1:1'
      quote.details.isFixedRate = false
    },
  },
  {
    title: 'a larger app fee than requested',
    kind: 'tokenBridge',
    rule: 'app-fees',
    severity: 'confirm',
    mutate: (quote) => {
      const { amount, currency } = quote.details.currencyIn
      quote.parameters.appFees = [
        { recipient: stranger, fee: 20 },
        { recipient: quote.parameters.user, fee: 5 },
      ]
      quote.fees.app = { currency, amount: (amount * 27n) / 10_000n }
    },
  },
  {
    title: 'a larger app fee than requested, in another token',
    kind: 'tokenBridge',
    rule: 'app-fees',
    severity: 'confirm',
    mutate: (quote) => {
      const { currency } = quote.details.currencyOut
      quote.details.currencyIn.amountUsd = '100'
      quote.parameters.appFees = [{ recipient: stranger, fee: 25 }]
      quote.fees.app = { currency, amount: 1n, amountUsd: '0.51' }
    },
  },
  {
    title: 'an order that expires long before the requested time',
    kind: 'order',
    rule: 'ttl',
    severity: 'confirm',
    mutate: (quote) => {
      quote.parameters.ttl = 1_000
      order(quote).output.deadline = Math.floor(quote.receivedAt / 1_000) + 499
      recomputeOrderId(quote)
    },
  },
  // The parameters.
  {
    title: 'a larger input',
    kind: 'tokenBridge',
    rule: 'input-amount',
    mutate: ({ details }) => (details.currencyIn.amount += 1n),
  },
  {
    title: 'a smaller input',
    kind: 'nativeBridge',
    rule: 'input-amount',
    mutate: ({ details }) => (details.currencyIn.amount -= 1n),
  },
  {
    title: 'an account that is a contract',
    kind: 'tokenBridge',
    rule: 'contract-account',
    severity: 'confirm',
    // It sends to itself, on a chain where it may not be there.
    mutate: (quote) => {
      delete quote.parameters.recipient
      quote.details.recipient = quote.parameters.user
      required(order(quote).output.payments[0]).recipient = quote.parameters.user
      recomputeOrderId(quote)
    },
    options: () => ({ isContractAccount: true }),
  },
  {
    title: 'less than an exact output',
    kind: 'exactOutput',
    rule: 'output-amount',
    mutate: ({ details }) => (details.currencyOut.amount -= 1n),
  },
  {
    title: 'less than an expected output',
    kind: 'expectedOutput',
    rule: 'output-amount',
    severity: 'confirm',
    mutate: ({ details }) => (details.currencyOut.amount -= 1n),
  },
  {
    title: 'an exact output that is not guaranteed',
    kind: 'exactOutput',
    rule: 'minimum-slippage',
    severity: 'confirm',
    mutate: ({ details: { currencyOut } }) => (currencyOut.minimumAmount = currencyOut.amount - 1n),
  },
  {
    title: 'more slippage than asked for',
    kind: 'crossSwap',
    rule: 'minimum-slippage',
    severity: 'confirm',
    mutate: ({ details: { currencyOut } }) =>
      (currencyOut.minimumAmount = (currencyOut.amount * 9899n) / 10_000n),
  },
  {
    title: 'more slippage than the quote says',
    kind: 'swapToken',
    rule: 'minimum-slippage',
    severity: 'confirm',
    mutate: ({ details: { currencyOut } }) => (currencyOut.minimumAmount = 0n),
  },
  ...(['input', 'output'] as const).map((side): Mutation => ({
    title: `an ${side} in other units`,
    kind: 'tokenBridge',
    rule: `${side}-decimals`,
    options: ({ details }) => {
      const { currency } = side === 'input' ? details.currencyIn : details.currencyOut
      return { tokens: [{ ...currency, decimals: currency.decimals - 1 }] }
    },
    mutate: () => {},
  })),
  {
    title: 'an input in other units than its own fees',
    kind: 'nativeBridge',
    rule: 'input-decimals',
    mutate: ({ details: { currencyIn } }) => (currencyIn.currency.decimals -= 6),
  },
  {
    title: 'an output in other units than its route',
    kind: 'tokenBridge',
    rule: 'output-decimals',
    mutate: ({ details }) => {
      const { amount, currency } = details.currencyOut
      details.route = { destination: { outputCurrency: { amount, currency: { ...currency } } } }
      currency.decimals += 2
    },
  },
  {
    title: 'a recipient of whom nobody has the key',
    kind: 'nativeBridge',
    rule: 'recipient',
    severity: 'confirm',
    mutate: ({ details, parameters }) => {
      details.recipient = '0x000000000000000000000000000000000000dEaD'
      parameters.recipient = details.recipient
    },
  },
  {
    title: 'nothing to do',
    kind: 'nativeBridge',
    rule: 'request-id',
    mutate: (quote) => (quote.steps = []),
  },
  ...(['tokenBridge', 'exactOutput', 'expectedOutput'] as const).map((kind): Mutation => ({
    title: 'nothing to receive',
    kind,
    rule: 'output-amount',
    mutate: ({ details: { currencyOut } }) => Object.assign(currencyOut, { amount: 0n, minimumAmount: 0n }),
  })),
  ...(['tokenBridge', 'exactOutput', 'swapToken', 'crossSwap'] as const).flatMap((kind) =>
    ([undefined, 0n] as const).map((minimumAmount): Mutation => ({
      title: `a minimum of ${minimumAmount}`,
      kind,
      rule: 'no-minimum',
      severity: 'confirm',
      mutate: ({ details }) => (details.currencyOut.minimumAmount = minimumAmount),
    })),
  ),
  // Requests that nothing is left to carry out.
  ...(['sendToken', 'wrap', 'swapToken', 'swapNative'] as const).flatMap((kind): Mutation[] => [
    {
      title: 'calls requested, and none made',
      kind,
      rule: 'order-calls',
      mutate: ({ parameters }) => (parameters.txs = [{ to: stranger, value: 3n, data: '0xabcdef01' }]),
    },
    {
      title: 'a gas top-up that nothing makes',
      kind,
      rule: 'gas-topup',
      severity: 'confirm',
      mutate: ({ parameters, details }) => {
        parameters.topupGas = true
        const currency = {
          chainId: parameters.destinationChainId,
          address: zeroAddress,
          symbol: 'ETH',
          decimals: 18,
        }
        details.currencyGasTopup = { ...details.currencyOut, currency, amount: 10n ** 15n, amountUsd: '2' }
      },
    },
  ]),
  // A signature beside it that grants nothing must not lift a rule.
  ...(
    [
      ['an approval taken back', addReset],
      ['nothing sent to the depository', addEmptyTransfer],
      ['a text about the request', addText],
    ] as const
  ).map(([title, add]): Mutation => ({
    title: `calls requested, and none made beside ${title}`,
    kind: 'sendToken',
    rule: 'order-calls',
    mutate: (quote) => {
      quote.parameters.txs = [{ to: stranger, value: 3n, data: '0xabcdef01' }]
      add(quote)
    },
  })),
  // The provider's name of the operation must not lift a rule.
  ...(['swapToken', 'swapNative', 'solverSwap'] as const).flatMap((kind) =>
    ['send', 'wrap', 'unwrap'].map((operation): Mutation => ({
      title: `no minimum, called ${operation}`,
      kind,
      rule: 'no-minimum',
      severity: 'confirm',
      mutate: ({ details }) => {
        details.operation = operation
        details.currencyOut.minimumAmount = undefined
      },
    })),
  ),
  ...(['wrap', 'unwrap'] as const).flatMap((kind): Mutation[] => [
    {
      title: 'someone else to be paid, while the user is',
      kind,
      rule: 'swap-payment',
      mutate: ({ details, parameters }) => {
        parameters.recipient = '0x00000000000000000000000000000000000000D4'
        details.recipient = parameters.recipient
      },
    },
    ...(
      [
        ['that the page calls otherwise', (quote) => ({ tokens: namedTokens(quote, { token: 'USDC' }) })],
        [
          'that its contract calls otherwise',
          (quote) => {
            const [native, token] = namedTokens(quote, { token: 'USDC' })
            return { tokens: [native], unlistedTokens: [token] }
          },
        ],
        ['that only the quote names', () => ({})],
        [
          'of which the page does not name the native one',
          (quote) => ({ tokens: namedTokens(quote).slice(1) }),
        ],
        [
          'that is called so on another chain',
          (quote) => ({ tokens: namedTokens(quote).map((one) => ({ ...one, chainId: 1 })) }),
        ],
      ] satisfies [string, NonNullable<Mutation['options']>][]
    ).map(([title, options]): Mutation => ({
      title: `a token ${title}`,
      kind,
      rule: 'swap-call',
      severity: 'confirm',
      options,
      mutate: () => {},
    })),
    {
      title: 'a token and a native one that the quote calls as if they were alike',
      kind,
      rule: 'swap-call',
      severity: 'confirm',
      options: (quote) => ({ tokens: namedTokens(quote, { token: 'USDC' }) }),
      mutate: ({ details: { currencyIn, currencyOut } }) => {
        const [native, token] = kind === 'wrap' ? [currencyIn, currencyOut] : [currencyOut, currencyIn]
        native.currency.symbol = 'X'
        token.currency.symbol = 'WX'
      },
    },
    {
      title: 'a byte more than an amount and an id, whatever its gas is said to cost',
      kind,
      rule: 'swap-call',
      severity: 'confirm',
      options: (quote) => ({ tokens: namedTokens(quote) }),
      mutate: (quote) => {
        const data = `${deposit(quote).data.padEnd(2 + 8 + 64 + 64, '1')}00` as const
        Object.assign(deposit(quote), { data, maxFeePerGas: undefined })
      },
    },
    {
      title: 'more promised than is paid',
      kind,
      rule: 'swap-payment',
      options: (quote) => ({ tokens: namedTokens(quote) }),
      mutate: ({ details }) => (details.currencyOut.amount += 1n),
    },
  ]),
  {
    title: 'more promised than is sent',
    kind: 'sendToken',
    rule: 'swap-payment',
    mutate: ({ details }) => (details.currencyOut.amount += 1n),
  },
  ...([undefined, '9900', '100000', 'auto'] as const).map((total): Mutation => ({
    title: `less than half guaranteed, by a tolerance of its own: ${total}`,
    kind: 'tokenBridge',
    rule: 'minimum-slippage',
    severity: 'confirm',
    mutate: ({ details }) => {
      details.slippageTolerance = total === undefined ? undefined : { total }
      details.currencyOut.minimumAmount = details.currencyOut.amount / 2n - 1n
    },
  })),
  {
    title: 'a gas top-up in other units than the page’s',
    kind: 'topup',
    rule: 'gas-topup',
    options: ({ parameters: { destinationChainId: chainId } }) => ({
      tokens: [{ chainId, address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }],
    }),
    mutate: ({ details }) => {
      const topup = required(details.currencyGasTopup)
      Object.assign(topup, { amount: 1n })
      Object.assign(required(topup.currency), { decimals: 0 })
    },
  },
  ...(
    [
      ['none', (details) => (details.currencyGasTopup = undefined)],
      ['nothing of it', ({ currencyGasTopup }) => Object.assign(required(currencyGasTopup), { amount: 0n })],
      [
        'it on the chain that is paid on',
        ({ currencyGasTopup, currencyIn }) =>
          (required(required(currencyGasTopup).currency).chainId = currencyIn.currency.chainId),
      ],
      [
        'another token',
        ({ currencyGasTopup, currencyOut }) =>
          (required(required(currencyGasTopup).currency).address = currencyOut.currency.address),
      ],
      ['less than half of it', ({ currencyGasTopup }) => (required(currencyGasTopup).amountUsd = '0.99')],
      ['one wei that is called so much', ({ currencyGasTopup }) => (required(currencyGasTopup).amount = 1n)],
      [
        'what it is worth is not told',
        ({ currencyGasTopup }) => (required(currencyGasTopup).amountUsd = undefined),
      ],
      ['more than twice of it', ({ currencyGasTopup }) => (required(currencyGasTopup).amountUsd = '4.01')],
    ] satisfies [string, (details: Quote['details']) => void][]
  ).map(([title, mutate]): Mutation => ({
    title: `a gas top-up asked for, and ${title}`,
    kind: 'topup',
    rule: 'gas-topup',
    severity: 'confirm',
    mutate: ({ details }) => mutate(details),
  })),
  ...(
    [
      ['an amount', { amount: 1n, amountUsd: undefined }],
      ['a worth alone', { amount: 0n, amountUsd: '5' }],
    ] as const
  ).map(([title, topup]): Mutation => ({
    title: `a gas top-up that nobody asked for: ${title}`,
    kind: 'tokenBridge',
    rule: 'gas-topup',
    severity: 'confirm',
    mutate: ({ details }) => (details.currencyGasTopup = { ...details.currencyOut, ...topup }),
  })),
  {
    title: 'the name of another token that the page knows',
    kind: 'crossSwap',
    rule: 'token-identity',
    severity: 'confirm',
    options: ({ parameters }) => ({
      tokens: [
        {
          chainId: parameters.destinationChainId,
          address: parameters.destinationCurrency,
          decimals: 18,
          symbol: 'ETH',
        },
        { chainId: parameters.destinationChainId, address: stranger, decimals: 8, symbol: 'WBTC' },
      ],
    }),
    mutate: ({ details }) => (details.currencyOut.currency.symbol = 'wbtc'),
  },
  {
    title: 'the name of a token of its chain for one that the page does not know',
    kind: 'tokenBridge',
    rule: 'token-identity',
    severity: 'confirm',
    options: ({ parameters }) => ({
      tokens: [{ chainId: parameters.originChainId, address: stranger, decimals: 6, symbol: 'USDC' }],
    }),
    mutate: () => {},
  },
  ...(
    [
      ['in Cyrillic', { symbol: 'USDС' }],
      ['with a character that nobody sees', { symbol: 'US\u200bDC' }],
      ['with lines beside it', { symbol: '│USDC│' }],
      ['in its long name', { symbol: 'XYZ', name: 'USD Сoin' }],
    ] as const
  ).map(([title, change]): Mutation => ({
    title: `the name of a token of its chain, ${title}, for one that the page does not know`,
    kind: 'tokenBridge',
    rule: 'token-identity',
    severity: 'confirm',
    options: ({ parameters: { originChainId: chainId } }) => ({
      tokens: [{ chainId, address: stranger, decimals: 6, symbol: 'USDC', name: 'USD Coin' }],
    }),
    mutate: ({ details }) => Object.assign(details.currencyIn.currency, change),
  })),
  {
    title: 'the long name of another token that the page knows',
    kind: 'tokenBridge',
    rule: 'token-identity',
    severity: 'confirm',
    options: ({ parameters: { originChainId: chainId, originCurrency: address } }) => ({
      tokens: [
        { chainId, address, decimals: 6, symbol: 'USDC', name: 'USD Coin' },
        { chainId, address: stranger, decimals: 8, symbol: 'WBTC', name: 'Wrapped BTC' },
      ],
    }),
    mutate: ({ details }) => (details.currencyIn.currency.name = 'Wrapped BTC'),
  },
  {
    title: 'a name that no token has',
    kind: 'tokenBridge',
    rule: 'token-identity',
    severity: 'info',
    options: ({ details }) => ({ tokens: [{ ...details.currencyIn.currency, symbol: 'USDC' }] }),
    mutate: ({ details }) => (details.currencyIn.currency.symbol = 'USDC.e'),
  },
]

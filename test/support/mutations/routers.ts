import { concat, encodeFunctionData, maxUint256, numberToHex, parseAbi, type Hex } from 'viem'
import type { Quote } from '@causeway/react/actions'
import type { SignableTypedData } from '@causeway/react/schemas'
import { addTransaction, approval, call, deposit, inputToken, typedData } from './places.ts'
import { stranger, type Mutation } from './mutation.ts'

/** The one contract of this name, on every chain. */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const abi = parseAbi([
  'function multicall(bytes[] data) payable',
  'function multicall(uint256 deadline, bytes[] data) payable',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function execute(bytes commands, bytes[] inputs) payable',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
])

/** Ways to say several things in one call, the good one among them. */
const wrappers = {
  multicall: (quote) =>
    encodeFunctionData({ abi, functionName: 'multicall', args: [[deposit(quote).data, theft(quote)]] }),
  'multicall with a deadline': (quote) =>
    encodeFunctionData({
      abi,
      functionName: 'multicall',
      args: [maxUint256, [deposit(quote).data, theft(quote)]],
    }),
  'multicall of the good call alone': (quote) =>
    encodeFunctionData({ abi, functionName: 'multicall', args: [[deposit(quote).data]] }),
  aggregate3: (quote) =>
    encodeFunctionData({
      abi,
      functionName: 'aggregate3',
      args: [
        [
          { target: deposit(quote).to, allowFailure: false, callData: deposit(quote).data },
          { target: inputToken(quote), allowFailure: false, callData: theft(quote) },
        ],
      ],
    }),
  // Commands of the universal router: a swap of all, then a sweep.
  'universal router': (quote) =>
    encodeFunctionData({
      abi,
      functionName: 'execute',
      args: [
        '0x0004',
        [deposit(quote).data, concat([theft(quote), numberToHex(0, { size: 32 })])],
        maxUint256,
      ],
    }),
  'universal router without a deadline': (quote) =>
    encodeFunctionData({ abi, functionName: 'execute', args: ['0x00', [deposit(quote).data]] }),
} as const satisfies Record<string, (quote: Quote) => Hex>

function theft(quote: Quote): Hex {
  return call('transfer', stranger, quote.details.currencyIn.amount)
}

/** Tokens may have these functions, too, and do by them whatever an approval allows: nowhere else are they called. */
const isTokenFunction = (name: string) => !name.startsWith('universal router')

const calls = (kind: Mutation['kind'], unread: Mutation['rule']): Mutation[] =>
  Object.entries(wrappers).map(([name, wrap]) => ({
    title: `its call by ${name}`,
    kind,
    ...(isTokenFunction(name) ? { rule: 'foreign-token' } : { rule: unread, severity: 'confirm' }),
    mutate: (quote) => (deposit(quote).data = wrap(quote)),
  }))

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
]

/** Rights that outlast the quote: the spender can take tokens of the account until they end, once it has approved Permit2. */
const lasting = {
  PermitSingle: {
    types: {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: details,
    },
    valueOf: (right: object, spender: unknown) => ({ details: right, spender }),
  },
  PermitBatch: {
    types: {
      PermitBatch: [
        { name: 'details', type: 'PermitDetails[]' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: details,
    },
    valueOf: (right: object, spender: unknown) => ({ details: [right, right], spender }),
  },
} as const

function toLasting(quote: Quote, primaryType: keyof typeof lasting, spender?: string): void {
  const sign = typedData(quote)
  const { to, value, validBefore } = sign.value
  const { types, valueOf } = lasting[primaryType]
  const right = { token: inputToken(quote), amount: value, expiration: validBefore, nonce: '0' }
  const changed: Partial<SignableTypedData> = {
    domain: { name: 'Permit2', chainId: quote.parameters.originChainId, verifyingContract: permit2 },
    types: structuredClone(types) as unknown as SignableTypedData['types'],
    primaryType,
    value: { ...valueOf(right, spender ?? to), sigDeadline: validBefore },
  }
  Object.assign(sign, changed)
}

/** Routers that do several things at once, and Permit2: what they do can't be read, or lasts. */
export const routerMutations: Mutation[] = [
  ...calls('swapToken', 'swap-call'),
  ...calls('swapNative', 'swap-call'),
  ...calls('tokenBridge', 'unknown-call'),
  ...calls('nativeBridge', 'unknown-call'),
  ...Object.entries(wrappers).map(([name, wrap]): Mutation => ({
    title: `the token itself by ${name}`,
    kind: 'tokenBridge',
    rule: 'token-call',
    mutate: (quote) => addTransaction(quote, { to: inputToken(quote), data: wrap(quote) }),
  })),
  ...Object.entries(wrappers).map(([name, wrap]): Mutation => ({
    title: `a stranger’s contract by ${name}`,
    kind: 'nativeBridge',
    rule: isTokenFunction(name) ? 'foreign-token' : 'unknown-contract',
    mutate: (quote) => {
      deposit(quote).data = wrap(quote)
      deposit(quote).to = stranger
    },
  })),
  {
    title: 'the approval for Permit2',
    kind: 'tokenBridge',
    rule: 'allowance-spender',
    mutate: (quote) => (approval(quote).data = call('approve', permit2, quote.details.currencyIn.amount)),
  },
  {
    title: 'an approval within Permit2',
    kind: 'tokenBridge',
    rule: 'foreign-token',
    mutate: (quote) =>
      addTransaction(quote, {
        to: permit2,
        data: encodeFunctionData({
          abi,
          functionName: 'approve',
          args: [inputToken(quote), stranger, quote.details.currencyIn.amount, 2 ** 47],
        }),
      }),
  },
  {
    title: 'a transfer by Permit2',
    kind: 'tokenBridge',
    rule: 'foreign-token',
    mutate: (quote) =>
      addTransaction(quote, {
        to: permit2,
        data: encodeFunctionData({
          abi,
          functionName: 'transferFrom',
          args: [quote.parameters.user as Hex, stranger, quote.details.currencyIn.amount, inputToken(quote)],
        }),
      }),
  },
  ...(['PermitSingle', 'PermitBatch'] as const).flatMap((primaryType): Mutation[] => [
    {
      title: `a ${primaryType} of Permit2 for a stranger`,
      kind: 'permit',
      rule: 'typed-data',
      mutate: (quote) => toLasting(quote, primaryType, stranger),
    },
    {
      title: `a ${primaryType} of Permit2 for whom the quote names`,
      kind: 'permit',
      rule: 'typed-data',
      mutate: (quote) => toLasting(quote, primaryType),
    },
  ]),
]

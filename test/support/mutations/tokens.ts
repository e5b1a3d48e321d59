import { concat, maxUint256, pad, toFunctionSelector, type Hex } from 'viem'
import {
  deposit,
  approval,
  required,
  call,
  addTransaction,
  spender,
  inputToken,
  unrelatedToken,
} from './places.ts'
import { stranger, type Mutation } from './mutation.ts'
import { riskyTokenFunctions } from '../quotes/riskyTokenFunctions.ts'

/** Approvals and transfers. */
export const tokenMutations: Mutation[] = [
  // Approvals.
  ...(['tokenBridge', 'crossSwap', 'sendToken', 'swapToken', 'solverSwap', 'unwrap', 'order'] as const).map(
    (kind): Mutation => ({
      title: 'an unlimited approval more',
      kind,
      rule: 'token-outflow',
      mutate: (quote) =>
        addTransaction(quote, { to: inputToken(quote), data: call('approve', stranger, maxUint256) }),
    }),
  ),
  {
    title: 'an unlimited approval',
    kind: 'tokenBridge',
    rule: 'allowance',
    mutate: (quote) => (approval(quote).data = call('approve', spender(quote), maxUint256)),
  },
  {
    title: 'an approval one unit too high',
    kind: 'tokenBridge',
    rule: 'allowance',
    mutate: (quote) => (approval(quote).data = call('approve', spender(quote), 100_000_001n)),
  },
  {
    title: 'an approval of a stranger',
    kind: 'tokenBridge',
    rule: 'allowance-spender',
    mutate: (quote) => (approval(quote).data = call('approve', stranger, 100_000_000n)),
  },
  {
    title: 'an approval after the call that it is for',
    kind: 'swapToken',
    rule: 'allowance-spender',
    mutate: ({ steps }) => steps.unshift(required(steps.pop())),
  },
  {
    title: 'a second approval of the same',
    kind: 'tokenBridge',
    rule: 'token-outflow',
    mutate: ({ steps }) => steps.splice(1, 0, required(steps[0])),
  },
  {
    title: 'a transfer beside the approval',
    kind: 'sendToken',
    rule: 'token-outflow',
    mutate: ({ steps }) => steps.unshift(required(steps[0])),
  },
  {
    title: 'a cut approval',
    kind: 'tokenBridge',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = '0x095ea7b3'),
  },
  {
    title: 'an approval with half an amount',
    kind: 'tokenBridge',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = call('approve', spender(quote), 1n).slice(0, -2) as Hex),
  },
  ...riskyTokenFunctions.flatMap((signature): Mutation[] => {
    const data = concat([toFunctionSelector(signature), pad('0x00', { size: 224 })])
    return [
      {
        title: `${signature} of the token`,
        kind: 'tokenBridge',
        rule: 'token-call',
        mutate: (quote) => (approval(quote).data = data),
      },
      {
        title: `${signature} of another contract`,
        kind: 'swapNative',
        rule: 'foreign-token',
        mutate: (quote) => addTransaction(quote, { to: unrelatedToken, data }),
      },
    ]
  }),
  {
    title: 'a call of the token that nobody knows',
    kind: 'tokenBridge',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = '0xdeadbeef'),
  },
  {
    title: 'a letter case of its own for a known call',
    kind: 'tokenBridge',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = '0xA22CB465'),
  },
  // Transfers.
  {
    title: 'a send to a stranger',
    kind: 'sendToken',
    rule: 'transfer-target',
    mutate: (quote) => (deposit(quote).data = call('transfer', stranger, 100_000_000n)),
  },
  {
    title: 'a send of more',
    kind: 'sendToken',
    rule: 'token-outflow',
    mutate: (quote) => (deposit(quote).data = call('transfer', quote.details.recipient, 100_000_001n)),
  },
  {
    title: 'a send of native tokens to a stranger',
    kind: 'sendNative',
    rule: 'native-target',
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'the input sent to the recipient instead of swapped',
    kind: 'swapNative',
    rule: 'native-target',
    mutate: (quote) => Object.assign(deposit(quote), { to: quote.details.recipient, data: '0x' }),
  },
  {
    title: 'the token sent to the recipient instead of bridged',
    kind: 'tokenBridge',
    rule: 'transfer-target',
    mutate: (quote) => (approval(quote).data = call('transfer', quote.details.recipient, 1n)),
  },
]

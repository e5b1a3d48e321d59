import { concat, pad, zeroAddress, type Hex } from 'viem'
import type { Quote } from '@causeway/react/actions'
import {
  lastStep,
  deposit,
  approval,
  call,
  withdraw,
  addTransaction,
  unrelatedToken,
  inputToken,
  namedTokens,
  required,
} from './places.ts'
import { stranger } from './mutation.ts'
import type { Mutation } from './mutation.ts'

/** The quote's own depository, and beside it a contract that takes no deposits. */
function withRouter({ parameters: { originChainId: chainId }, protocol }: Quote) {
  const { depository } = required(protocol?.v2?.paymentDetails)
  return {
    contracts: [
      { chainId, address: unrelatedToken },
      { chainId, address: required(depository), isDepository: true },
    ],
  }
}

/** Calls, and the contracts and addresses that funds may go to. */
export const callMutations: Mutation[] = [
  // Calls.
  {
    title: 'the deposit at a stranger’s contract',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'the deposit and its approval at a stranger’s contract',
    kind: 'tokenBridge',
    rule: 'unknown-contract',
    mutate: (quote) => {
      deposit(quote).to = stranger
      approval(quote).data = call('approve', stranger, 100_000_000n)
    },
  },
  {
    title: 'a deposit where the quote names no depository',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    severity: 'confirm',
    mutate: (quote) => (quote.protocol = undefined),
  },
  {
    title: 'a deposit where the quote has no protocol',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    severity: 'confirm',
    mutate: (quote) => (quote.protocol = {}),
  },
  {
    title: 'a deposit at the token that is paid out',
    kind: 'tokenBridge',
    rule: 'unknown-contract',
    mutate: (quote) => (deposit(quote).to = quote.details.currencyOut.currency.address as Hex),
  },
  {
    title: 'a swap at the token that is paid out',
    kind: 'swapToken',
    rule: 'unknown-contract',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).to = quote.details.currencyOut.currency.address as Hex),
  },
  {
    title: 'an unwrap at a stranger’s contract',
    kind: 'unwrap',
    rule: 'unknown-contract',
    options: (quote) => ({ tokens: namedTokens(quote) }),
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'a swap at a contract that has no name',
    kind: 'swapNative',
    rule: 'unknown-contract',
    severity: 'confirm',
    mutate: () => {},
  },
  {
    title: 'a deposit that can’t be read',
    kind: 'nativeBridge',
    rule: 'unknown-call',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).data = concat(['0x1234abcd', pad(stranger)])),
  },
  {
    title: 'money taken out of a contract that is not the token',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    mutate: (quote) => addTransaction(quote, { to: unrelatedToken, data: withdraw(1n) }),
  },
  {
    title: 'a call that looks like a payment of nothing',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    mutate: (quote) =>
      addTransaction(quote, { to: unrelatedToken, data: pad('0xe9fad8ee', { dir: 'right' }) }),
  },
  {
    title: 'more unwrapped than quoted',
    kind: 'unwrap',
    rule: 'token-outflow',
    mutate: (quote) => (deposit(quote).data = withdraw(quote.details.currencyIn.amount + 1n)),
  },
  {
    title: 'an approval with a byte behind its arguments, whatever its gas is said to cost',
    kind: 'tokenBridge',
    rule: 'token-call',
    severity: 'confirm',
    mutate: (quote) => {
      const { data } = approval(quote)
      Object.assign(approval(quote), { data: `${data}00`, maxFeePerGas: undefined })
    },
  },
  {
    title: 'a cut withdrawal',
    kind: 'unwrap',
    rule: 'token-call',
    mutate: (quote) => (deposit(quote).data = '0x2e1a7d4d'),
  },
  {
    title: 'a withdrawal where nothing is to be unwrapped',
    kind: 'swapToken',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = withdraw(1n)),
  },
  {
    title: 'a withdrawal where native tokens are wanted on another chain',
    kind: 'crossSwap',
    rule: 'token-call',
    mutate: (quote) => (approval(quote).data = withdraw(1n)),
  },
  {
    title: 'a wrap at a stranger’s contract',
    kind: 'wrap',
    rule: 'unknown-contract',
    options: (quote) => ({ tokens: namedTokens(quote) }),
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  // The placeholder address of the native token, called as if it were an ERC-20: the value that is sent along is lost.
  ...(['foreign-token', 'no-code'] as const).flatMap((rule) =>
    (['sendNative', 'nativeBridge', 'deposit', 'swapNative', 'wrap'] as const).map((kind): Mutation => ({
      title: 'a transfer by the native token',
      kind,
      rule,
      mutate: (quote) => {
        const receiver = kind === 'sendNative' ? quote.details.recipient : deposit(quote).to
        const note = kind === 'nativeBridge' ? required(quote.protocol?.v2?.orderId).slice(2) : ''
        const data = call('transfer', receiver, quote.details.currencyIn.amount) + note
        Object.assign(deposit(quote), { to: zeroAddress, data })
      },
    })),
  ),
  ...(['nativeBridge', 'swapNative', 'wrap'] as const).map((kind): Mutation => ({
    title: 'the same call of no contract',
    kind,
    rule: 'no-code',
    mutate: (quote) => (deposit(quote).to = zeroAddress),
  })),
  {
    title: 'an approval for no contract',
    kind: 'tokenBridge',
    rule: 'no-code',
    mutate: (quote) => (approval(quote).data = call('approve', zeroAddress, quote.details.currencyIn.amount)),
  },
  // Contracts that the integrator knows.
  {
    title: 'a depository that the integrator does not know',
    kind: 'nativeBridge',
    rule: 'unknown-contract',
    options: () => ({ contracts: [] }),
    mutate: () => {},
  },
  {
    title: 'an approval for a depository that the integrator does not know',
    kind: 'tokenBridge',
    rule: 'unknown-contract',
    options: () => ({ contracts: [{ chainId: 31337, address: unrelatedToken }] }),
    mutate: () => {},
  },
  {
    title: 'a depository that the integrator knows on another chain',
    kind: 'sendNative',
    rule: 'native-target',
    options: () => ({ contracts: [{ chainId: 31338, address: stranger }] }),
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'a swap source that the integrator does not know',
    kind: 'swapNative',
    rule: 'unknown-contract',
    options: () => ({ contracts: [] }),
    mutate: () => {},
  },
  {
    title: 'a permit for a depository that the integrator does not know',
    kind: 'permit',
    rule: 'permit-receiver',
    options: () => ({ contracts: [] }),
    mutate: () => {},
  },
  // Contracts of the provider that take no deposits: anyone can take what they hold.
  {
    title: 'a payment to a router that the integrator knows',
    kind: 'nativeBridge',
    rule: 'direct-transfer',
    options: withRouter,
    mutate: (quote) => {
      Object.assign(deposit(quote), { to: unrelatedToken, data: required(quote.protocol?.v2?.orderId) })
    },
  },
  {
    title: 'a transfer to a router that the integrator knows',
    kind: 'tokenBridge',
    rule: 'direct-transfer',
    options: withRouter,
    mutate: (quote) => {
      const { orderId } = required(quote.protocol?.v2)
      const data = call('transfer', unrelatedToken, quote.details.currencyIn.amount)
      Object.assign(deposit(quote), { to: inputToken(quote), data: `${data}${required(orderId).slice(2)}` })
    },
  },
  {
    title: 'a deposit at a router that the integrator knows',
    kind: 'nativeBridge',
    rule: 'deposit-call',
    options: withRouter,
    mutate: (quote) => (deposit(quote).to = unrelatedToken),
  },
  {
    title: 'a swap at a contract that takes permits',
    kind: 'swapToken',
    rule: 'unknown-router',
    options: ({ parameters: { originChainId: chainId }, ...quote }) => ({
      contracts: [{ chainId, address: deposit(quote as Quote).to, takesPermits: true }],
    }),
    mutate: () => {},
  },
  ...(
    [
      ['swapToken', 'unknown-router', {}],
      ['swapToken', 'allowance-spender', {}],
      ['swapNative', 'unknown-router', { isDepository: true }],
    ] as const
  ).map(([kind, rule, more]): Mutation => ({
    title: 'a swap at a contract that the integrator knows, and not as a router',
    kind,
    rule,
    severity: 'confirm',
    options: ({ parameters: { originChainId: chainId }, ...quote }) => ({
      contracts: [{ chainId, address: deposit(quote as Quote).to, ...more }],
    }),
    mutate: () => {},
  })),
  // Deposit addresses.
  {
    title: 'no deposit address',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => (lastStep(quote).depositAddress = undefined),
  },
  {
    title: 'a second deposit address',
    kind: 'openDeposit',
    rule: 'deposit-address',
    mutate: ({ steps }) => steps.push({ ...required(steps[0]), depositAddress: stranger }),
  },
  {
    title: 'a payment past the deposit address',
    kind: 'deposit',
    rule: 'native-target',
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'a payment elsewhere than to the deposit address',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => (deposit(quote).to = stranger),
  },
  {
    title: 'less for the deposit address than is quoted',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => (deposit(quote).value -= 1n),
  },
  {
    title: 'a deposit address of which a letter is wrong',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => moveDeposit(quote, '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  },
  {
    title: 'a deposit address that is none',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => moveDeposit(quote, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
  },
  {
    title: 'a deposit address that nobody has',
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) => moveDeposit(quote, zeroAddress),
  },
  ...(['user', 'recipient', 'refundTo'] as const).map((who): Mutation => ({
    title: `the address of ${who} for a deposit address`,
    kind: 'deposit',
    rule: 'deposit-address',
    mutate: (quote) =>
      moveDeposit(quote, who === 'recipient' ? quote.details.recipient : required(quote.parameters[who])),
  })),
]

/** Names another deposit address wherever the quote does. */
function moveDeposit(quote: Quote, address: string): void {
  lastStep(quote).depositAddress = address
  deposit(quote).to = address as Hex
}

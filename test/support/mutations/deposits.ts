import { concat, encodeFunctionData, pad, parseAbi, type Hex } from 'viem'
import type { Quote } from '@causeway/react/actions'
import {
  addTransaction,
  approval,
  call,
  deposit,
  required,
  hideOrder,
  inputToken,
  lastStep,
  signData,
  spender,
  typedData,
} from './places.ts'
import { stranger, type Mutation } from './mutation.ts'

const otherId: Hex = `0x${'0e'.repeat(32)}`
const orderIdOf = ({ protocol }: Quote) => required(protocol?.v2?.orderId) as Hex
const depositoryOf = ({ protocol }: Quote) => required(protocol?.v2?.paymentDetails?.depository) as Hex

const abi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
])

const depositNative = (depositor: string, id: Hex) =>
  encodeFunctionData({ abi, functionName: 'depositNative', args: [depositor as Hex, id] })
const depositErc20 = (depositor: string, token: string, amount: bigint, id: Hex) =>
  encodeFunctionData({
    abi,
    functionName: 'depositErc20',
    args: [depositor as Hex, token as Hex, amount, id],
  })
const depositAllowed = (quote: Quote) => {
  const args = [quote.parameters.user as Hex, inputToken(quote), orderIdOf(quote)] as const
  return encodeFunctionData({ abi, functionName: 'depositErc20', args })
}

/** Deposits of something else, for someone else, or of nothing. */
export const depositMutations: Mutation[] = [
  ...(['destinationCurrency', 'recipient'] as const).map((who): Mutation => ({
    title: `a deposit that is credited to the ${who}`,
    kind: 'nativeBridge',
    rule: 'deposit-call',
    mutate: (quote) => {
      const other = who === 'recipient' ? '0x00000000000000000000000000000000000000a1' : stranger
      deposit(quote).data = depositNative(other, orderIdOf(quote))
    },
  })),
  {
    title: 'a deposit of the token to receive',
    kind: 'tokenBridge',
    rule: 'deposit-call',
    mutate: (quote) => {
      const { address } = quote.details.currencyOut.currency
      deposit(quote).data = depositErc20(quote.parameters.user, address, 100_000_000n, orderIdOf(quote))
    },
  },
  ...([99_999_999n, 100_000_001n] as const).map((amount): Mutation => ({
    title: `a deposit of ${amount}`,
    kind: 'tokenBridge',
    rule: 'deposit-call',
    mutate: (quote) => {
      deposit(quote).data = depositErc20(quote.parameters.user, inputToken(quote), amount, orderIdOf(quote))
    },
  })),
  {
    title: 'a deposit of native tokens of less',
    kind: 'nativeBridge',
    rule: 'deposit-call',
    mutate: (quote) => (deposit(quote).value -= 1n),
  },
  {
    title: 'a deposit of all that is approved, of which nobody knows how much',
    kind: 'tokenBridge',
    rule: 'deposit-call',
    severity: 'confirm',
    mutate: (quote) => {
      deposit(quote).data = depositAllowed(quote)
      quote.steps.shift()
    },
  },
  {
    title:
      'a deposit of all that is approved, which an approval of before can make more than the quote approves',
    kind: 'tokenBridge',
    rule: 'deposit-call',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).data = depositAllowed(quote)),
  },
  {
    title: 'a deposit of all that is approved, which is less',
    kind: 'tokenBridge',
    rule: 'deposit-call',
    severity: 'confirm',
    mutate: (quote) => {
      deposit(quote).data = depositAllowed(quote)
      approval(quote).data = call('approve', spender(quote), 99_999_999n)
    },
  },
  // Another request.
  {
    title: 'the deposit of native tokens for another order',
    kind: 'nativeBridge',
    rule: 'other-request',
    mutate: (quote) => (deposit(quote).data = depositNative(quote.parameters.user, otherId)),
  },
  {
    title: 'the deposit of a token for another order',
    kind: 'tokenBridge',
    rule: 'other-request',
    mutate: (quote) =>
      (deposit(quote).data = depositErc20(quote.parameters.user, inputToken(quote), 100_000_000n, otherId)),
  },
  {
    title: 'a payment to the depository that names no order',
    kind: 'nativeBridge',
    rule: 'other-request',
    mutate: (quote) => (deposit(quote).data = '0x'),
  },
  {
    title: 'a payment to the depository that names another order',
    kind: 'nativeBridge',
    rule: 'other-request',
    mutate: (quote) => (deposit(quote).data = otherId),
  },
  {
    title: 'a payment to the depository where no order is named',
    kind: 'nativeBridge',
    rule: 'other-request',
    severity: 'confirm',
    mutate: (quote) => {
      deposit(quote).data = '0x'
      hideOrder(quote)
      for (const step of quote.steps) step.requestId = 'req-1'
    },
  },
  ...(['0x', otherId] as const).map((tail): Mutation => ({
    title: `a transfer to the depository with ${tail.slice(0, 4)} behind it`,
    kind: 'tokenBridge',
    rule: 'other-request',
    mutate: (quote) => {
      quote.steps.shift()
      const data = concat([call('transfer', depositoryOf(quote), 100_000_000n), tail])
      Object.assign(deposit(quote), { to: inputToken(quote), data })
    },
  })),
  {
    title: 'a call of the depository for another request',
    kind: 'nativeBridge',
    rule: 'other-request',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).data = concat(['0x1234abcd', pad('0x02')])),
  },
  {
    title: 'an authorization for another order',
    kind: 'permit',
    rule: 'other-request',
    severity: 'confirm',
    mutate: (quote) => (typedData(quote).value['nonce'] = otherId),
  },
  {
    title: 'a signature that is handed over for another request',
    kind: 'permit',
    rule: 'other-request',
    mutate: (quote) => Object.assign(signData(quote).post, { body: { requestId: otherId } }),
  },
  // Too little.
  {
    title: 'no deposit behind the approval',
    kind: 'tokenBridge',
    rule: 'underpayment',
    mutate: (quote) => quote.steps.pop(),
  },
  {
    title: 'no step at all',
    kind: 'nativeBridge',
    rule: 'underpayment',
    mutate: (quote) => (quote.steps = []),
  },
  ...(['tokenBridge', 'nativeBridge', 'sendNative', 'wrap', 'unwrap', 'permit'] as const).map(
    (kind): Mutation => ({
      title: 'the payment marked as done',
      kind,
      rule: 'underpayment',
      mutate: ({ steps }) => {
        for (const { items } of steps.slice(-1)) for (const item of items) item.status = 'complete'
      },
    }),
  ),
  {
    title: 'less than is quoted for the recipient',
    kind: 'sendToken',
    rule: 'underpayment',
    mutate: (quote) => (deposit(quote).data = call('transfer', quote.details.recipient, 99_999_999n)),
  },
  {
    title: 'less than is quoted of native tokens',
    kind: 'sendNative',
    rule: 'underpayment',
    mutate: (quote) => (deposit(quote).value -= 1n),
  },
  {
    title: 'an authorization of less',
    kind: 'permit',
    rule: 'underpayment',
    mutate: (quote) => (typedData(quote).value['value'] = '99999999'),
  },
  // An address without code.
  ...(['nativeBridge', 'tokenBridge', 'swapToken', 'sendToken', 'wrap'] as const).map((kind): Mutation => ({
    title: 'a call of an address without code',
    kind,
    rule: 'no-code',
    options: (quote) => ({ addressesWithoutCode: [deposit(quote).to.toUpperCase().replace('0X', '0x')] }),
    mutate: () => {},
  })),
  {
    title: 'a payment to a depository without code',
    kind: 'nativeBridge',
    rule: 'no-code',
    options: (quote) => ({ addressesWithoutCode: [depositoryOf(quote)] }),
    mutate: (quote) => (deposit(quote).data = orderIdOf(quote)),
  },
  {
    title: 'an approval for an address without code',
    kind: 'tokenBridge',
    rule: 'no-code',
    options: () => ({ addressesWithoutCode: [stranger] }),
    mutate: (quote) => (approval(quote).data = call('approve', stranger, 1n)),
  },
  // Too often.
  {
    title: 'forty approvals that are taken back',
    kind: 'tokenBridge',
    rule: 'extra-approval',
    mutate: (quote) => {
      for (let index = 0; index < 40; index += 1) {
        addTransaction(quote, { to: inputToken(quote), data: call('approve', stranger, 0n) })
      }
    },
  },
  {
    title: 'a third approval',
    kind: 'legacyBridge',
    rule: 'extra-approval',
    mutate: (quote) => {
      const data = call('approve', stranger, 0n)
      addTransaction(quote, { to: inputToken(quote), data })
      addTransaction(quote, { to: inputToken(quote), data })
    },
  },
  // Other contracts' functions.
  ...(['0xba087652', '0xdaea85c5', '0xb460af94', '0xc5ebeaec'] as const).map((selector): Mutation => ({
    title: `a call of ${selector} of another contract`,
    kind: 'swapToken',
    rule: 'foreign-token',
    mutate: (quote) => {
      const data = concat([selector, pad(stranger), pad(stranger), pad(stranger)])
      Object.assign(required(lastStep(quote).items[0]?.data), { to: stranger, data })
    },
  })),
  {
    title: 'a swap of native tokens that takes less than is sent along',
    kind: 'swapNative',
    rule: 'swap-input',
    mutate: (quote) => replaceAmount(quote, quote.details.currencyIn.amount - 1n),
  },
  // Swaps.
  ...(['swapToken', 'swapNative'] as const).flatMap((kind): Mutation[] => [
    {
      title: 'a swap that pays a stranger',
      kind,
      rule: 'swap-payment',
      mutate: (quote) => replaceWord(quote, quote.details.recipient as Hex, stranger),
    },
    {
      // A forged quote names the contract that swaps as its depository.
      title: 'a swap that pays a stranger, at what the quote calls its depository',
      kind,
      rule: 'swap-payment',
      mutate: (quote) => {
        replaceWord(quote, quote.details.recipient as Hex, stranger)
        const paymentDetails = { depository: deposit(quote).to }
        quote.protocol = { v2: { paymentDetails } }
      },
    },
    {
      title: 'a swap that pays the token that is paid with',
      kind,
      rule: 'swap-payment',
      mutate: ({ details, ...quote }) => {
        const [paid, received] = [details.currencyIn, details.currencyOut].map(
          ({ currency }) => currency.address,
        )
        replaceWord({ details, ...quote }, received as Hex, paid as Hex)
      },
    },
    {
      title: 'a swap whose surplus a stranger gets',
      kind,
      rule: 'swap-payment',
      mutate: (quote) => {
        const { data } = deposit(quote)
        const at = 10 + 5 * 64
        deposit(quote).data = `${data.slice(0, at)}${pad(stranger).slice(2)}${data.slice(at + 64)}` as Hex
      },
    },
    {
      title: 'a swap that takes more',
      kind,
      rule: 'swap-input',
      mutate: (quote) => replaceAmount(quote, quote.details.currencyIn.amount + 1n),
    },
    {
      title: 'a swap that takes the token that is paid out',
      kind,
      rule: 'swap-input',
      ...(kind === 'swapNative' && { severity: 'confirm' as const }),
      mutate: (quote) => {
        const { data } = deposit(quote)
        const other = pad(quote.details.currencyOut.currency.address as Hex).slice(2)
        deposit(quote).data = `${data.slice(0, 10)}${other}${data.slice(74)}` as Hex
      },
    },
    {
      title: 'a swap for less than is guaranteed',
      kind,
      rule: 'swap-payment',
      mutate: (quote) => replaceWord(quote, `0x${minimumOf(quote).toString(16)}`, '0x01'),
    },
    {
      // A forged call can contain the values that are looked for.
      title: 'a swap by an unknown function, with recipient and minimum as decoys',
      kind,
      rule: 'swap-call',
      severity: 'confirm',
      mutate: (quote) => {
        const decoys = [quote.details.recipient as Hex, `0x${minimumOf(quote).toString(16)}`] as const
        deposit(quote).data = concat(['0xdeadbeef', pad(stranger), ...decoys.map((word) => pad(word))])
      },
    },
    {
      title: 'a known swap for a stranger, with recipient and minimum as decoys behind it',
      kind,
      rule: 'swap-call',
      severity: 'confirm',
      mutate: (quote) => {
        const decoys = [quote.details.recipient as Hex, `0x${minimumOf(quote).toString(16)}`] as const
        replaceWord(quote, quote.details.recipient as Hex, stranger)
        deposit(quote).data = concat([deposit(quote).data, ...decoys.map((word) => pad(word))])
      },
    },
  ]),
]

const minimumOf = ({ details }: Quote) => required(details.currencyOut.minimumAmount)

/** Replaces the amount of the last swap: its third word. */
function replaceAmount(quote: Quote, amount: bigint): void {
  const { data } = deposit(quote)
  const start = 10 + 2 * 64
  deposit(quote).data =
    `${data.slice(0, start)}${amount.toString(16).padStart(64, '0')}${data.slice(start + 64)}` as Hex
}

/** Replaces a word in the last call. */
function replaceWord(quote: Quote, word: Hex, other: Hex): void {
  const wordOf = (value: Hex) => value.slice(2).toLowerCase().padStart(64, '0')
  deposit(quote).data = deposit(quote).data.replaceAll(wordOf(word), wordOf(other)) as Hex
}

import { maxUint256, pad } from 'viem'
import { lastStep, deposit, required, call, addTransaction, unrelatedToken } from './places.ts'
import { stranger } from './mutation.ts'
import type { Mutation } from './mutation.ts'

/** Mutations that apply to a quote of any kind. */
export const anyQuoteMutations: Omit<Mutation, 'kind'>[] = [
  { title: 'another recipient', rule: 'recipient', mutate: (quote) => (quote.details.recipient = stranger) },
  { title: 'another sender', rule: 'sender', mutate: (quote) => (quote.details.sender = stranger) },
  {
    title: 'another token to pay',
    rule: 'input-currency',
    mutate: ({ details }) => (details.currencyIn.currency.address = stranger),
  },
  {
    title: 'another chain to pay on',
    rule: 'input-currency',
    mutate: ({ details }) => (details.currencyIn.currency.chainId = 1),
  },
  {
    title: 'another token to receive',
    rule: 'output-currency',
    mutate: ({ details }) => (details.currencyOut.currency.address = stranger),
  },
  {
    title: 'another chain to receive on',
    rule: 'output-currency',
    mutate: ({ details }) => (details.currencyOut.currency.chainId = 1),
  },
  {
    title: 'a minimum above the amount',
    rule: 'minimum-amount',
    mutate: ({ details: { currencyOut } }) => (currencyOut.minimumAmount = currencyOut.amount + 1n),
  },
  {
    title: 'an input that no token can count',
    rule: 'input-amount',
    mutate: ({ details }) => (details.currencyIn.amount = maxUint256 + 1n),
  },
  {
    title: 'an approval of another token more',
    rule: 'foreign-token',
    mutate: (quote) => addTransaction(quote, { to: unrelatedToken, data: call('approve', stranger, 1n) }),
  },
  {
    title: 'a transfer of another token more',
    rule: 'foreign-token',
    mutate: (quote) =>
      addTransaction(quote, { to: unrelatedToken, data: call('transfer', stranger, 1n) }, 'after'),
  },
  {
    title: 'a payment more',
    rule: 'native-outflow',
    mutate: (quote) =>
      addTransaction(quote, { to: stranger, data: '0x', value: quote.details.currencyIn.amount + 1n }),
  },
  {
    title: 'a payment to a stranger',
    rule: 'native-target',
    mutate: (quote) => addTransaction(quote, { to: stranger, data: '0x', value: 1n }),
  },
  {
    title: 'a payment to a stranger with a word behind it',
    rule: 'native-target',
    mutate: (quote) => addTransaction(quote, { to: stranger, data: pad('0x01'), value: 1n }, 'after'),
  },
  {
    title: 'a step that nobody knows',
    rule: 'unsupported-step',
    mutate: ({ steps }) => Object.assign(required(steps[0]), { kind: 'unknown', rawKind: 'teleport' }),
  },
  {
    title: 'a second request',
    rule: 'request-id',
    mutate: (quote) => quote.steps.push({ ...required(quote.steps[0]), requestId: pad('0x02') }),
  },
  {
    title: 'sponsorship that does not add up',
    rule: 'sponsorship-sums',
    severity: 'confirm',
    mutate: (quote) => {
      const total = required(quote.feeSponsorship?.quoted?.sponsoredTotal)
      total.amount = (total.amount ?? 0n) + 1n
    },
  },
  {
    title: 'another sponsored part in the fees than the sponsor’s share',
    rule: 'sponsored-amount',
    severity: 'confirm',
    mutate: ({ fees }) => {
      const subsidized = required(fees.subsidized)
      subsidized.amount = (required(subsidized.amount) * 102n) / 100n + 1n
    },
  },
]

/** Mutations that apply to a quote with transactions. */
export const transactionMutations: Omit<Mutation, 'kind'>[] = [
  {
    title: 'a transaction on another chain',
    rule: 'item-chain',
    mutate: (quote) => (deposit(quote).chainId = 1),
  },
  {
    title: 'a transaction of another account',
    rule: 'item-sender',
    mutate: (quote) => (deposit(quote).from = stranger),
  },
  {
    title: 'gas at a hundred thousand times its price',
    rule: 'gas-price',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).maxFeePerGas = required(quote.fees.gas?.amount)),
  },
  {
    title: 'gas without end',
    rule: 'gas-price',
    severity: 'confirm',
    mutate: (quote) => (deposit(quote).gas = required(quote.fees.gas?.amount)),
  },
  {
    title: 'more native tokens than quoted',
    rule: 'native-outflow',
    mutate: (quote) => (deposit(quote).value += 1n),
  },
  {
    title: 'no request',
    rule: 'request-id',
    mutate: ({ steps }) => {
      for (const step of steps) step.requestId = undefined
    },
  },
  ...[
    ['an absolute check address', 'https://evil.example/intents/status?requestId='],
    ['a check address of another host', '//evil.example/x?requestId='],
    ['a check path with dots', '/../admin?requestId='],
    ['an encoded check path', '/intents%2fstatus?requestId='],
    ['another parameter in the check', '/intents/status?a=1&requestId='],
    ["someone else's request in the check", '/intents/status?requestId=0'],
  ].map(([title = '', endpoint]): Omit<Mutation, 'kind'> => ({
    title,
    rule: 'check-endpoint',
    mutate: (quote) => {
      const { items, requestId } = lastStep(quote)
      required(items[0]).check = { method: 'GET', endpoint: `${endpoint}${requestId}` }
    },
  })),
  {
    title: 'a check without a request',
    rule: 'check-endpoint',
    mutate: (quote) => (lastStep(quote).requestId = undefined),
  },
]

/** Mutations that apply where the wallet pays, and not to a deposit address. */
export const walletPaidMutations: Omit<Mutation, 'kind'>[] = [
  {
    title: 'a deposit address that nobody asked for',
    rule: 'deposit-address',
    mutate: (quote) => (lastStep(quote).depositAddress = stranger),
  },
  {
    title: 'a call more',
    rule: 'extra-call',
    mutate: (quote) => {
      addTransaction(quote, { to: stranger, data: '0xdeadbeef' })
      addTransaction(quote, { to: stranger, data: '0xdeadbeef' })
    },
  },
]

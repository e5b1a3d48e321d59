import { expect, it } from 'vitest'
import type { Checkout, SwapSettings } from '@causeway/react/widgets'
import { checkCheckout } from '../../../../../src/widgets/swap/model/settings/checkCheckout.ts'
import { checkSettings } from '../../../../../src/widgets/swap/model/settings/checkSettings.ts'
import { splitSettings } from '../../../../../src/widgets/swap/model/settings/swapSettings.ts'

const token = { chainId: 2, address: `0x${'3'.repeat(40)}` } as const
const recipient = `0x${'b2'.repeat(20)}` as const
const order: Checkout = { token, amount: 1n, recipient }

const settings: Required<SwapSettings> = {
  allow: { pay: [1, token], receive: [2] },
  deny: { pay: [token], receive: [3], pair: () => false },
  popularTokens: [token],
  lock: ['pay', 'receive', 'amount', 'recipient', 'refundTo', 'slippage', 'topupGas', 'usePermit'],
  outputTradeType: 'EXPECTED_OUTPUT',
  sponsorship: {
    components: ['execution', 'swap', 'platform', 'app', 'rent'],
    maximumUsd: 0n,
    shareBps: 10_000,
  },
  quoteParameters: { referrer: 'page.example', extraFields: {}, usePermit: true, topupGasAmount: 5n },
  knownAddresses: [recipient],
  onConnectWallet() {},
  onBeforeSubmit: () => true,
  review: 'whenNeeded',
  depositAddress: () => null,
  indicativeQuotes: false,
  maxImpactBps: 10_000,
  onSubmit() {},
  checkout: order,
  onPaid() {},
}

it('default: accepts what a page may set, and separates it from the form’s other props', () => {
  expect(() => checkSettings({})).not.toThrow()
  expect(() => checkSettings(settings)).not.toThrow()
  expect(() => checkSettings({ outputTradeType: 'EXACT_OUTPUT', review: 'always' })).not.toThrow()
  const { settings: own, rest } = splitSettings({ ...settings, review: undefined, id: 'form', value: {} })
  const { review: _, ...others } = settings
  expect([own, rest]).toEqual([others, { id: 'form', value: {} }])
  expect(Object.keys(own)).not.toContain('review')
})

const decidedByForm = /the form decides it.*`defaultValue`.*`value`/
const component = 'it must be a list of execution, swap, platform, app, rent'
const million = 'it must be a bigint: millionths of a US dollar, and not negative'
const tokenRules = 'it must be a list of tokens, or of chain IDs'

it.each<[argument: string, rule: string | RegExp, wrong: object]>([
  ['allow', 'it must be an object', { allow: [1] }],
  ['allow.pay', tokenRules, { allow: { pay: 1 } }],
  ['allow.receive', tokenRules, { allow: { receive: ['USDC'] } }],
  ['allow.pair', /did you mean `pay`/, { allow: { pair: () => true } }],
  ['deny.pay', tokenRules, { deny: { pay: [null] } }],
  ['deny.receive', tokenRules, { deny: { receive: {} } }],
  ['deny.pair', 'it must be a function', { deny: { pair: true } }],
  ['deny.pairs', /did you mean `pair`/, { deny: { pairs: () => true } }],
  [
    'lock',
    'it must be a list of pay, receive, amount, recipient, refundTo, slippage, topupGas, usePermit',
    { lock: ['refund'] },
  ],
  ['popularTokens', 'it must be a list of tokens: `chainId` and `address`', { popularTokens: [1] }],
  ['outputTradeType', 'it must be "EXACT_OUTPUT" or "EXPECTED_OUTPUT"', { outputTradeType: 'EXACT_INPUT' }],
  ['knownAddresses', 'it must be a list of addresses', { knownAddresses: [5] }],
  ['onConnectWallet', 'it must be a function', { onConnectWallet: true }],
  ['onBeforeSubmit', 'it must be a function', { onBeforeSubmit: true }],
  ['onSubmit', 'it must be a function', { onSubmit: true }],
  ['onPaid', 'it must be a function', { onPaid: true }],
  ['review', 'it must be "always" or "whenNeeded"', { review: 'never' }],
  ['indicativeQuotes', 'it must be true or false', { indicativeQuotes: 'false' }],
  ['maxImpactBps', 'it must be a whole number of basis points from 0 to 10000', { maxImpactBps: 0.15 }],
  ['depositAddress', 'it must be a component', { depositAddress: 'panel' }],
  ['sponsorship', 'it must be an object', { sponsorship: true }],
  ['sponsorship.maximumUSD', /did you mean `maximumUsd`/, { sponsorship: { maximumUSD: 5n } }],
  ['sponsorship.components', component, { sponsorship: { components: 'app' } }],
  ['sponsorship.components', component, { sponsorship: { components: [] } }],
  ['sponsorship.components', component, { sponsorship: { components: ['app', 'svc'] } }],
  ['sponsorship.maximumUsd', million, { sponsorship: { maximumUsd: 5 } }],
  ['sponsorship.maximumUsd', million, { sponsorship: { maximumUsd: -1n } }],
  [
    'sponsorship.shareBps',
    'it must be a whole number of basis points from 0 to 10000',
    { sponsorship: { shareBps: 10_001 } },
  ],
  ['quoteParameters.referer', /did you mean `referrer`/, { quoteParameters: { referer: 'page.example' } }],
  ['quoteParameters.user', 'it is the connected account', { quoteParameters: { user: recipient } }],
  ...[
    'originChainId',
    'originCurrency',
    'destinationChainId',
    'destinationCurrency',
    'amount',
    'tradeType',
    'recipient',
    'refundTo',
    'slippageTolerance',
    'topupGas',
  ].map((name): [string, RegExp, object] => [
    `quoteParameters.${name}`,
    decidedByForm,
    { quoteParameters: { [name]: 5 } },
  ]),
  ...['useDepositAddress', 'strict', 'recoveryAddress'].map((name): [string, string, object] => [
    `quoteParameters.${name}`,
    'the panel in `depositAddress` decides it',
    { quoteParameters: { [name]: true } },
  ]),
  ...[
    'subsidizeFees',
    'sponsoredFeeComponents',
    'maxSubsidizationAmount',
    'subsidizationBps',
    'subsidizeRent',
  ].map((name): [string, string, object] => [
    `quoteParameters.${name}`,
    'set `sponsorship`',
    { quoteParameters: { [name]: true } },
  ]),
])('error: refuses %s – %s', (argument, rule, wrong) => {
  expect(() => checkSettings(wrong)).toThrow(invalid(argument, rule))
})

const decided = 'a checkout decides it'
const aboveZero = 'it must be a bigint above 0, in the token’s base units'
const payee = 'it must be an address; only with `txs` may it be left out'
const txs = [{ to: token.address, value: 0n, data: '0x' }] as const

it.each<[argument: string, rule: string | RegExp, wrong: object, given?: object]>([
  ['lock', decided, {}, { lock: [] }],
  ['outputTradeType', decided, {}, { outputTradeType: 'EXACT_OUTPUT' }],
  ['depositAddress', decided, {}, { depositAddress: () => null }],
  ['quoteParameters.txs', 'set `checkout.txs`', {}, { quoteParameters: { txs: [] } }],
  ['quoteParameters.txsGasLimit', 'set `checkout.txsGasLimit`', {}, { quoteParameters: { txsGasLimit: 1 } }],
  ['checkout.reciever', /did you mean `recipient`/, { reciever: recipient }],
  ['checkout.token', 'it must be a token: `chainId` and `address`', { token: token.address }],
  ['checkout.amount', aboveZero, { amount: 1 }],
  ['checkout.amount', aboveZero, { amount: 0n }],
  ['checkout.amount', aboveZero, { amount: -1n }],
  ['checkout.txs', 'it must be a list of calls', { txs: txs[0] }],
  ['checkout.txsGasLimit', 'it needs `txs`', { txsGasLimit: 1 }],
  ['checkout.txsGasLimit', 'it needs `txs`', { txsGasLimit: 1, txs: [] }],
  ['checkout.orderId', 'it must be a text', { orderId: 7 }],
  ['checkout.recipient', payee, { recipient: undefined }],
  ['checkout.recipient', payee, { recipient: undefined, txs: [] }],
  ['checkout.recipient', payee, { recipient: ' ', txs }],
  ['checkout.recipient', payee, { recipient: null, txs }],
])('error: refuses a payment with an invalid %s – %s', (argument, rule, wrong, given) => {
  expect(() => checkCheckout({ ...order, ...wrong } as Checkout, given)).toThrow(invalid(argument, rule))
})

it('default: accepts a payment, with and without calls, of an order with an ID', () => {
  const named = { orderId: '1042', title: 'A book', merchant: 'Ada' }
  for (const more of [
    {},
    { ...named, txs, txsGasLimit: 90_000 },
    { recipient: undefined, txs },
    { txs: undefined },
    { txs: [] },
  ])
    expect(() => checkCheckout({ ...order, ...more } as Checkout, { review: 'always' })).not.toThrow()
})

function invalid(argument: string, rule: string | RegExp) {
  return expect.objectContaining({
    name: 'InvalidArgumentError',
    argument,
    rule: typeof rule === 'string' ? rule : expect.stringMatching(rule),
    message: expect.stringContaining('`Swap.Root`'),
  })
}

import { defineChain, zeroAddress, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Quote, type CausewayError, NetworkError, ServiceError } from '@causeway/react/actions'
import type { Token } from '@causeway/react/execution'
import { InvalidArgumentError } from '@causeway/react/schemas'
import type { AnyChain, QuoteStatus } from '@causeway/react'
import type { SwapValue } from '@causeway/react/widgets'
import { derive, type SwapInput } from '../../../../src/widgets/swap/model/derive.ts'
import { indicativeAccount } from '../../../../src/widgets/shared/model/indicativeAccount.ts'
import type { SwapNoticeState } from '../../../../src/widgets/swap/model/derived/notice.ts'
import { isActionable, type SwapSubmission } from '../../../../src/widgets/swap/model/derived/submission.ts'
import type { SwapFacts } from '../../../../src/widgets/swap/model/swapFacts.ts'
import { destinations } from '../../../support/environment/nonEvmChains.ts'
import { emptyValue } from '../../../../src/widgets/swap/model/entered/swapValue.ts'

function token(chainId: number, symbol: string, digit: string, decimals: number): Token {
  return { chainId, symbol, name: symbol, address: `0x${digit.repeat(40)}`, decimals }
}

const [usdc, dai, far] = [token(1, 'USDC', '1', 6), token(1, 'DAI', '2', 18), token(2, 'USDC', '3', 8)]
const account = '0x00000000000000000000000000000000000000A1'
const recipient = '0x00000000000000000000000000000000000000b2'
const refundTo = '0x00000000000000000000000000000000000000C3'
/** It looks like the account when wallets shorten it. */
const lookAlike = '0x00000000000000000000000000000000100000A1'

const facts: SwapFacts = {
  chains: [],
  tokens: [usdc, dai, far],
  settings: {},
  account,
  locale: 'en',
  balance: 1_000_000n,
}

function enter(change: Partial<SwapValue> = {}): { value: SwapValue } {
  return { value: { ...emptyValue, pay: usdc, receive: far, amount: '1', ...change } }
}

describe('derive', () => {
  it('default: derives the parameters of a quote from all that was entered', () => {
    const settings = { sponsorship: { components: ['execution'], maximumUsd: 5n } } as const
    const entered = enter({ recipient, refundTo, slippage: '0.5', topupGas: true })
    const { parameters } = derive(entered, { ...facts, settings })
    expect(parameters).toEqual({
      user: account,
      refundTo,
      originChainId: 1,
      originCurrency: usdc.address,
      destinationChainId: 2,
      destinationCurrency: far.address,
      amount: 1_000_000n,
      tradeType: 'EXACT_INPUT',
      recipient,
      slippageTolerance: 50,
      topupGas: true,
      subsidizeFees: true,
      sponsoredFeeComponents: ['execution'],
      maxSubsidizationAmount: 5n,
    })
  })

  it('parameters: adds the page’s quote parameters to what is entered', () => {
    const quoteParameters = {
      appFees: [{ recipient: lookAlike, fee: 25 }],
      usePermit: true,
      ttl: 600,
      topupGasAmount: 3_000_000n,
    }
    const settings = { quoteParameters }
    const { appFees, usePermit, ttl } = quoteParameters
    const plain = derive(enter(), { ...facts, settings, takesPermit: true }).parameters
    expect(plain).toMatchObject({ appFees, usePermit, ttl, user: account })
    expect(plain).not.toHaveProperty('topupGasAmount')
    const withGas = derive(enter({ topupGas: true }), { ...facts, settings }).parameters
    expect(withGas).toMatchObject({ topupGas: true, topupGasAmount: 3_000_000n })
  })

  it.each([
    ['not known yet', account, undefined, false],
    ['that it can’t', account, false, false],
    ['that it can', account, true, true],
    ['not asked for a visitor', undefined, undefined, true],
  ] as const)(
    'behavior: requests the permit that the page wants or not, where the chain’s answer is %s',
    (_, payer, takesPermit, isSent) => {
      const settings = { quoteParameters: { usePermit: true, permitExpiry: 300, referrer: 'page.example' } }
      const { parameters } = derive(enter(), { ...facts, account: payer, settings, takesPermit })
      expect(parameters).toMatchObject({ referrer: 'page.example' })
      expect([parameters && 'usePermit' in parameters, parameters && 'permitExpiry' in parameters]).toEqual([
        isSent,
        isSent,
      ])
    },
  )

  it.each([
    ['on one chain', dai, account, true],
    ['on one chain, of a visitor', dai, undefined, undefined],
    ['to a chain outside the EVM', destinations.solana.token, account, true],
    ['to a chain outside the EVM, of a visitor', destinations.solana.token, undefined, undefined],
  ] as const)('behavior: requests no permit for the page %s', (_, receive, payer, takesPermit) => {
    const { chain, token, recipient } = destinations.solana
    const settings = { quoteParameters: { usePermit: true, permitExpiry: 300, referrer: 'page.example' } }
    const tokens = [...facts.tokens, token]
    const known = { ...facts, chains: [chain], tokens, account: payer, settings, takesPermit }
    const entered = enter({ receive, recipient: receive === token ? recipient : '' })
    const { parameters } = derive(entered, known)
    expect(parameters).toMatchObject({ referrer: 'page.example', destinationCurrency: receive.address })
    expect(Object.keys(parameters ?? {}).filter((name) => name.includes('ermit'))).toEqual([])
  })

  it('parameters: keeps a page from deciding past the form who receives, what is paid and where it goes', () => {
    const decided = {
      recipient: lookAlike,
      refundTo: lookAlike,
      user: lookAlike,
      amount: 5n,
      strict: true,
      useDepositAddress: true,
      subsidizeFees: true,
      slippageTolerance: 9000,
    }
    const settings = { quoteParameters: decided as object }
    expect(derive(enter(), { ...facts, settings }).parameters).toEqual({
      user: account,
      refundTo: account,
      originChainId: 1,
      originCurrency: usdc.address,
      destinationChainId: 2,
      destinationCurrency: far.address,
      amount: 1_000_000n,
      tradeType: 'EXACT_INPUT',
    })
  })

  const native = { ...token(1, 'GAS', '0', 12), address: zeroAddress }
  const gas = { symbol: 'GAS', amount: '0.03', chain: 'Pays' }

  it.each<[what: string, value: Partial<SwapValue>, message: string, values: object]>([
    [
      'the token to pay, more than the balance',
      { amount: '2.5' },
      'reason.insufficientBalance',
      { symbol: 'USDC', amount: '1.234567' },
    ],
    ['the native token, too little for gas', { amount: '1' }, 'reason.noGas', gas],
    [
      'the native token, too little for gas to receive more of it',
      { amount: '1', receive: native },
      'reason.noGas',
      gas,
    ],
    [
      'the native token, paid without leaving enough for gas',
      { amount: '0.000001', pay: native },
      'reason.leaveGas',
      gas,
    ],
  ])('behavior: gives amounts in their own token: %s', (_what, value, message, values) => {
    const tokens = [...facts.tokens, native]
    const chains = [
      defineChain({ id: 1, name: 'Pays', nativeCurrency: native, rpcUrls: { default: { http: [] } } }),
    ]
    // One cast: of a quote nothing else is read here.
    const data = { fees: { gas: { amount: 29_999_999_600n } }, details: {}, parameters: {} } as Quote
    const known = { chains, tokens, balance: 1_234_567n, nativeBalance: 29_000_000_000n }
    const { reasons } = derive(enter(value), { ...facts, ...known, quote: { data, status: 'ready' } })
    expect(reasons).toMatchObject([{ message, values }])
  })

  it('behavior: rounds the balance down, and compares it with what the quote takes', () => {
    const known = { ...facts, balance: 1_234_567_891_234_567_891n, nativeBalance: 1n }
    const data = { fees: {}, details: { currencyIn: { amount: 1_234_567_891_234_567_892n } }, parameters: {} }
    const short = (status: QuoteStatus, value: Partial<SwapValue> = {}) =>
      derive(enter({ side: 'receive', pay: dai, ...value }), {
        ...known,
        // One cast: of a quote nothing else is read here.
        quote: { data: data as Quote, status },
      }).reasons.find(({ code }) => code === 'insufficientBalance')
    expect(short('ready')?.values).toEqual({ symbol: 'DAI', amount: '1.234567' })
    // The amount of an older quote doesn't count, nor that of a quote for what is paid as entered.
    expect(short('expired')).toBeUndefined()
    expect(short('ready', { side: 'pay', amount: '1' })).toBeUndefined()
    data.details.currencyIn.amount -= 1n
    expect(short('ready')).toBeUndefined()
  })

  it('behavior: says nothing about gas without a fee for it, or without the balance that pays it', () => {
    const chains = [
      defineChain({ id: 1, name: 'Pays', nativeCurrency: native, rpcUrls: { default: { http: [] } } }),
    ]
    const tokens = [...facts.tokens, native]
    const told = (fees: object, nativeBalance: bigint | undefined, value: Partial<SwapValue> = {}) => {
      // One cast: of a quote nothing else is read here.
      const data = { fees, details: {}, parameters: {} } as Quote
      const quote = { data, status: 'ready' } as const
      return derive(enter(value), { ...facts, chains, tokens, nativeBalance, quote }).reasons
    }
    const fee = { gas: { amount: 5n } }
    expect(told(fee, 4n)).toHaveLength(1)
    for (const value of [{}, { pay: native, amount: '0.000001' }]) {
      expect(told({}, 4n, value)).toEqual([])
      expect(told(fee, undefined, value)).toEqual([])
    }
  })

  it.each<[what: string, isKnown: boolean, message: string, values: object | undefined]>([
    ['of a chain that is known', true, 'reason.unknownToken', undefined],
    ['of a chain that is not', false, 'reason.unknownChain', { chain: '1' }],
  ])('behavior: refuses an unknown token, %s', (_, isKnown, message, values) => {
    const nativeCurrency = { symbol: 'GAS', name: 'Gas', decimals: 12 }
    const chain = defineChain({ id: 1, name: 'Pays', nativeCurrency, rpcUrls: { default: { http: [] } } })
    const value = { pay: { chainId: 1, address: 'none' } }
    const { reasons } = derive(enter(value), { ...facts, chains: isKnown ? [chain] : [] })
    expect(reasons).toMatchObject([{ field: 'pay', message }])
    expect(reasons.map((reason) => reason.values)).toEqual([values])
  })

  it.each([
    ['a token that goes to another chain', usdc, far, {}, true],
    ['a token for another chain’s own currency', usdc, { ...native, chainId: 2 }, {}, true],
    ['a chain’s own currency', native, far, {}, false],
    ['a token that stays on its chain', usdc, dai, {}, false],
    ['nothing', undefined, far, {}, false],
    ['a token for nothing', usdc, undefined, {}, false],
    ['a token without permits, by the page’s setting', usdc, far, { usePermit: false }, false],
    ['a gas limit of the page', usdc, far, { gasLimitForDepositSpecifiedTxs: 9 }, false],
  ])(
    'behavior: decides whether a signature can pay with %s',
    (_what, pay, receive, quoteParameters, canUsePermit) => {
      const tokens = [...facts.tokens, native, { ...native, chainId: 2 }]
      const known = { ...facts, tokens, settings: { quoteParameters } }
      const find = (takesPermit?: boolean) =>
        derive(enter({ pay, receive }), { ...known, takesPermit }).parsed
      expect(find(true).canUsePermit).toBe(canUsePermit)
      expect([find(false).canUsePermit, find().canUsePermit]).toEqual([false, false])
    },
  )

  it('behavior: requests a permit only where the user wants it and it can pay', () => {
    const find = (usePermit: boolean, takesPermit?: boolean) =>
      derive(enter({ usePermit }), { ...facts, takesPermit }).parameters
    expect(find(true, true)).toMatchObject({ usePermit: true, originCurrency: usdc.address })
    for (const parameters of [find(false, true), find(true, false), find(true)])
      expect(parameters).not.toHaveProperty('usePermit')
  })

  it.each<[errorCode: string | undefined, code: string, value?: Partial<SwapValue>, takesPermit?: boolean]>([
    ['UNSUPPORTED_CURRENCY', 'permitRefused'],
    ['UNSUPPORTED_EXECUTION_TYPE', 'permitRefused'],
    ['PERMIT_FAILED', 'permitRefused'],
    ['NO_QUOTES', 'quoteError'],
    [undefined, 'quoteError'],
    ['PERMIT_FAILED', 'quoteError', { usePermit: false }],
    ['PERMIT_FAILED', 'quoteError', {}, false],
  ])(
    'behavior: maps the error code %s to the reason %s when a signature was asked for',
    (errorCode, code, value, takesPermit = true) => {
      const error = new ServiceError({ endpoint: '/quote', status: 400, errorCode })
      const quote = { data: undefined, status: 'error', error } as const
      const { reasons } = derive(enter({ usePermit: true, ...value }), { ...facts, takesPermit, quote })
      expect(reasons.map((reason) => reason.code)).toEqual([code])
      const other = { ...quote, error: new NetworkError({ endpoint: '/quote' }) }
      const { reason } = derive(enter({ usePermit: true }), { ...facts, takesPermit, quote: other })
      expect(reason?.code).toBe('quoteError')
    },
  )

  it('parameters: deny.pair: gets what is paid and what is received, in this order', () => {
    const asked: string[] = []
    const pair = (...tokens: { address: string }[]) => asked.push(tokens.map((one) => one.address).join()) > 9
    derive(enter(), { ...facts, settings: { deny: { pair } } })
    expect(new Set(asked)).toEqual(new Set([`${usdc.address},${far.address}`]))
  })

  it('default: refunds the payer without a refund address, and not the recipient', () => {
    const { parameters } = derive(enter({ recipient }), facts)
    expect(parameters).toMatchObject({ recipient, refundTo: account })
  })

  it.each([
    [{}, 'EXACT_OUTPUT'],
    [{ outputTradeType: 'EXPECTED_OUTPUT' }, 'EXPECTED_OUTPUT'],
  ] as const)(
    'parameters: reads an amount to receive in units of its token, with %j as %s',
    (settings, tradeType) => {
      const { parameters } = derive(enter({ side: 'receive' }), { ...facts, settings })
      expect(parameters).toMatchObject({ amount: 100_000_000n, tradeType })
    },
  )

  it.each<[what: string, change: Partial<SwapFacts>, value?: Partial<SwapValue>]>([
    [
      'without an account, where the page wants none',
      { account: undefined, settings: { indicativeQuotes: false } },
    ],
    ['without an amount', {}, { amount: '' }],
    ['of zero', {}, { amount: '0' }],
    ['of something other than an amount', {}, { amount: '1,234' }],
    ['without a token to pay', {}, { pay: undefined }],
    ['without a token to receive', {}, { receive: undefined }],
    ['of a token that the page does not know', { tokens: [far] }],
    ['of a token for itself', {}, { receive: usdc }],
    ['of what the page does not let pay', { settings: { deny: { pay: [usdc] } } }],
    ['of what the page does not let receive', { settings: { allow: { receive: [1] } } }],
    ['of a pair that is not offered', { settings: { deny: { pair: () => true } } }],
    ['to no address', {}, { recipient: '0x12' }],
    ['to the token that is received', {}, { recipient: far.address }],
    ['with refunds to the zero address', {}, { refundTo: `0x${'0'.repeat(40)}` }],
    ['with refunds to the token that is paid', {}, { refundTo: usdc.address }],
    ['with an invalid slippage', {}, { slippage: '51' }],
  ])('behavior: requests no quote %s', (_what, change, value) => {
    expect(derive(enter(value), { ...facts, ...change }).parameters).toBeUndefined()
  })

  it('behavior: asks for a gas top-up only where there is one', () => {
    const { parameters } = derive(enter({ topupGas: true, receive: dai }), facts)
    expect(parameters).toMatchObject({ destinationChainId: 1 })
    expect(parameters).not.toHaveProperty('topupGas')
  })

  it.each<[what: string, change: Partial<SwapFacts>, value?: Partial<SwapValue>]>([
    ['for more than the wallet holds', { balance: 999_999n }],
    ['for a recipient that is still to be compared', {}, { recipient: lookAlike }],
  ])('behavior: still asks for a quote %s', (_what, change, value) => {
    const { parameters, reason } = derive(enter(value), { ...facts, ...change })
    expect(reason?.kind).toBe('error')
    expect(parameters).toMatchObject({ amount: 1_000_000n })
  })

  it('parameters: knownAddresses: makes the user compare a look-alike of one of them, but accepts the address itself', () => {
    const [known, like]: readonly [Address, Address] = [
      '0xA1000000000000000000000000000000000000C4',
      '0xA1000000000000000000007000000000000000C4',
    ]
    const find = (value: Partial<SwapValue>, knownAddresses: readonly Address[] = []) => {
      const { parsed, reason } = derive(enter(value), { ...facts, settings: { knownAddresses } })
      const field = value.recipient ? 'recipient' : 'refundTo'
      return [reason?.field, parsed[field].lookAlike, parsed[field].isFirstUse]
    }
    for (const field of ['recipient', 'refundTo'] as const) {
      expect(find({ [field]: like.toLowerCase() as Address }, [known])).toEqual([field, known, true])
      expect(find({ [field]: known.toLowerCase() as Address }, [known])).toEqual([
        undefined,
        undefined,
        false,
      ])
      expect(find({ [field]: like.toLowerCase() as Address })).toEqual([undefined, undefined, true])
    }
  })

  it('behavior: is loading while the user types, whatever the last quote was', () => {
    const quote = { data: undefined, status: 'error' } as const
    expect(derive(enter(), { ...facts, quote }).status).toBe('error')
    const committed = enter().value
    const typing = derive({ value: { ...committed, amount: '12' }, committed }, { ...facts, quote })
    expect(typing.status).toBe('loading')
    // What was typed is newer than the recipient that goes with it.
    expect(typing.parameters).toBeUndefined()
  })

  it('behavior: parses an amount while it is typed, and other texts once typing pauses', () => {
    const committed = enter().value
    const value = { ...committed, amount: '12', recipient: '0x1', refundTo: '0x2', slippage: '0.' }
    const typing = derive({ value, committed }, facts)
    expect(typing.parsed.amount).toEqual({ status: 'valid', amount: 12_000_000n })
    expect(typing.parsed).toMatchObject({
      recipient: { problem: undefined },
      refundTo: { problem: undefined },
      slippage: { status: 'automatic' },
    })
    expect(derive({ value }, facts).parsed).toMatchObject({
      recipient: { problem: 'format' },
      refundTo: { problem: 'format' },
    })
  })

  it('behavior: parses an amount by the token of its side, and by the locale', () => {
    const amountOf = (value: Partial<SwapValue>, change: Partial<SwapFacts> = {}) =>
      derive(enter(value), { ...facts, ...change }).parsed.amount
    expect(amountOf({ side: 'receive', amount: '1.5' })).toEqual({ status: 'valid', amount: 150_000_000n })
    expect(amountOf({ amount: '1,500' })).toMatchObject({ status: 'invalid', problem: 'ambiguous' })
    expect(amountOf({ amount: '1,500' }, { locale: 'de' })).toEqual({ status: 'valid', amount: 1_500_000n })
    expect(amountOf({ amount: '1' }, { tokens: [] })).toEqual({ status: 'unknownToken' })
    expect(amountOf({ amount: '' }, { tokens: [] })).toEqual({ status: 'empty' })
  })

  it('behavior: each address is judged by its own chain and token', () => {
    const entered = enter({ recipient: usdc.address, refundTo: far.address })
    const contracts = { recipient: true, refundTo: false }
    const known = derive(entered, { ...facts, contracts }).parsed
    expect(known.recipient).toMatchObject({ address: usdc.address, problem: undefined, isContract: true })
    expect(known.refundTo).toMatchObject({ address: far.address, problem: undefined, isContract: false })
  })
})

/** One cast: of a quote nothing else is read here. */
const quoteOf = (user: string) =>
  ({ fees: {}, details: { currencyIn: { amount: 1_000_000n } }, parameters: { user } }) as Quote
const ready = { data: quoteOf(account), status: 'ready' } as const

describe('submission', () => {
  const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const chains: AnyChain[] = [1, 2].map((id) =>
    defineChain({
      id,
      name: `Chain ${id}`,
      nativeCurrency: ether,
      rpcUrls: { default: { http: [] } },
    }),
  )
  const bitcoin = destinations.bitcoin
  const [paid, received] = [bitcoin.token, { ...ether, chainId: 2, address: zeroAddress }]
  const byHand: Partial<SwapFacts> = {
    chains: [...chains, bitcoin.chain],
    tokens: [...facts.tokens, paid, received, { ...received, chainId: 1 }],
    settings: { depositAddress: () => null },
  }
  const fromBitcoin = { pay: paid, receive: received }
  const failed = (error: CausewayError) => ({ quote: { data: undefined, status: 'error', error } as const })
  const busy = new NetworkError({ endpoint: '/quote' })
  const refused = new InvalidArgumentError({ caller: 'getQuote', argument: 'amount', rule: 'none' })
  const connect = { account: undefined, settings: { onConnectWallet() {} } }

  it.each<
    [
      what: string,
      expected: [kind: SwapSubmission['kind'], label: string, control?: string],
      change: Partial<SwapFacts>,
      input?: Partial<SwapInput>,
      value?: Partial<SwapValue>,
    ]
  >([
    ['a quote', ['review', 'review.title.bridge'], { quote: ready }],
    [
      'a payment that the page wants',
      ['review', 'checkout.review'],
      { quote: ready, settings: { checkout: { token: far, amount: 100_000_000n, recipient } } },
    ],
    [
      'a chain’s own currency, where the page has a panel for others',
      ['review', 'review.title.bridge'],
      { ...byHand, quote: ready },
      {},
      { pay: { ...received, chainId: 1 }, amount: '0.0000000000005' },
    ],
    ['a token that the panel is not for', ['review', 'review.title.bridge'], { ...byHand, quote: ready }],
    [
      'a token of an unknown chain, where the page has a panel for others',
      ['review', 'review.title.bridge'],
      { ...byHand, chains: [], quote: ready },
    ],
    ['a quote on one chain', ['review', 'review.title'], { quote: ready }, {}, { receive: dai }],
    [
      'a quote whose review the page may skip',
      ['review', 'swap.submit.bridge'],
      { quote: ready, settings: { review: 'whenNeeded' } },
    ],
    [
      'a quote on one chain whose review the page may skip',
      ['review', 'swap.submit.swap'],
      { quote: ready, settings: { review: 'whenNeeded' } },
      {},
      { receive: dai },
    ],
    [
      'a payment whose review the page may skip',
      ['review', 'checkout.submit'],
      {
        quote: ready,
        settings: { review: 'whenNeeded', checkout: { token: far, amount: 100_000_000n, recipient } },
      },
    ],
    ['no quote yet', ['focus', 'review.title.bridge'], {}],
    [
      'no quote yet, while one is on its way',
      ['focus', 'swap.submit.loading'],
      { quote: { data: undefined, status: 'loading' } },
    ],
    [
      'a quote for the indicative account',
      ['focus', 'review.title.bridge'],
      { quote: { ...ready, data: quoteOf(indicativeAccount) } },
    ],
    ['no wallet', ['connect', 'swap.submit.connect'], connect],
    ['no wallet, where the page asks for none', ['focus', 'swap.submit.connect'], { account: undefined }],
    ['an old quote', ['refetch', 'swap.submit.retry'], { quote: { ...ready, status: 'expired' } }],
    [
      'an old quote, while a new one is on its way',
      ['none', 'swap.submit.loading'],
      { quote: { ...ready, status: 'expired', isRenewing: true } },
    ],
    [
      'an error that may pass, while it is asked again',
      ['none', 'swap.submit.loading'],
      { quote: { ...failed(busy).quote, isRenewing: true } },
    ],
    ['an error that may pass', ['refetch', 'swap.submit.retry'], failed(busy)],
    ['an error that will not pass', ['focus', 'swap.submit.noQuote'], failed(refused)],
    ['a veto', ['focus', 'swap.submit.vetoed'], { quote: ready }, { veto: 'Not today' }],
    ['a page that is being asked', ['none', 'swap.submit.asking'], { quote: ready }, { isVetoPending: true }],
    [
      'a page that is being asked, whatever else there is',
      ['none', 'swap.submit.asking'],
      failed(busy),
      { isVetoPending: true },
    ],
    [
      'no amount to receive',
      ['focus', 'swap.submit.enterAmount', 'receiveAmount'],
      {},
      {},
      { amount: '', side: 'receive' },
    ],
    ['too much', ['focus', 'swap.submit.insufficientBalance'], { quote: ready, balance: 0n }],
    ['no recipient', ['focus', 'swap.submit.checkRecipient', 'recipient'], {}, {}, { recipient: '0x1' }],
    ['what is paid by hand', ['deposit', 'deposit.title'], byHand, {}, fromBitcoin],
    [
      'the same without a wallet',
      ['deposit', 'deposit.title'],
      { ...byHand, ...connect, settings: { ...connect.settings, ...byHand.settings } },
      {},
      fromBitcoin,
    ],
    [
      'the same, where the page has no panel',
      ['focus', 'swap.submit.chooseToken', 'pay'],
      { ...byHand, settings: {} },
      {},
      fromBitcoin,
    ],
    [
      'the same, where the provider has no deposit addresses',
      ['focus', 'swap.submit.chooseToken'],
      { ...byHand, chains: [bitcoin.chain] },
      {},
      fromBitcoin,
    ],
    [
      'the same, with calls',
      ['focus', 'swap.submit.chooseToken'],
      {
        ...byHand,
        settings: {
          ...byHand.settings,
          quoteParameters: { txs: [{ to: far.address, value: 0n, data: '0x' }] },
        },
      },
      {},
      fromBitcoin,
    ],
    [
      'the same, with an invalid slippage',
      ['focus', 'swap.submit.checkSlippage', 'slippage'],
      byHand,
      {},
      { ...fromBitcoin, slippage: '51' },
    ],
  ])('parameters: %s', (_, [kind, label, control = 'payAmount'], change, input, value) => {
    const { submission, reason } = derive({ ...enter(value), ...input }, { ...facts, ...change })
    expect(submission).toMatchObject({ kind, label, control })
    // The button says the first reason that is no warning.
    if (reason) expect(submission).toMatchObject({ label: reason.label, values: reason.values })
  })

  it.each<[what: string, isKept: boolean, change: Partial<SwapFacts>, input?: Partial<SwapInput>]>([
    ['is ready', true, {}],
    ['may pay a second time', true, { isMaybePaid: true }],
    ['waits for a swap that is pending', true, { isSwapPending: true }],
    ['waits for the page', true, {}, { isVetoPending: true }],
    ['the page stopped', false, {}, { veto: 'Not today' }],
    ['costs more than there is', false, { balance: 999_999n }],
    ['another wallet is asked before', false, { isOtherWalletPrompted: true }],
    ['no account can sign', false, { account: undefined }],
    ['is old', false, { quote: { ...ready, status: 'expired' } }],
    ['is being replaced', false, { quote: { ...ready, status: 'loading' } }],
    ['was refused since', false, { quote: { ...ready, status: 'error' } }],
    ['goes to an address that is still to be compared', false, {}, enter({ recipient: lookAlike })],
    ['belongs to a copy of what was entered', true, { foundFor: structuredClone(enter().value) }],
    ['belongs to what was entered before', false, { foundFor: {} }],
    ['belongs to what was typed before', false, {}, { committed: enter({ amount: '2' }).value }],
  ])('behavior: decides whether a quote can be submitted that %s', (_, isKept, change, input) => {
    const { quote, indicativeQuote, submission } = derive(
      { ...enter(), ...input },
      { ...facts, quote: ready, ...change },
    )
    expect(quote).toBe(isKept ? ready.data : undefined)
    expect(indicativeQuote).toBeUndefined()
    if (!isKept) expect(submission.kind).not.toBe('review')
  })

  it('behavior: shows a price that can’t be paid only to visitors, and never submits it', () => {
    const data = quoteOf(indicativeAccount.toLowerCase())
    const find = (change: Partial<SwapFacts>, status: QuoteStatus = 'ready') => {
      const { quote, indicativeQuote } = derive(enter(), { ...facts, quote: { data, status }, ...change })
      expect(quote).toBeUndefined()
      return indicativeQuote
    }
    expect(find({ account: undefined })).toBe(data)
    expect(find({ account: undefined }, 'expired')).toBe(data)
    expect(find({ account: undefined }, 'error')).toBeUndefined()
    expect(find({})).toBeUndefined()
  })

  it.each([
    ['review', true],
    ['connect', true],
    ['refetch', true],
    ['deposit', true],
    ['focus', false],
    ['none', false],
  ] as const)('behavior: decides whether a button is enabled that would %s: %s', (kind, isOn) => {
    expect(isActionable({ kind, label: 'swap.submit.swap', values: undefined, control: 'payAmount' })).toBe(
      isOn,
    )
  })

  it('behavior: requests a deposit address with what is entered and what the page sets', () => {
    const settings = {
      ...byHand.settings,
      quoteParameters: { referrer: 'page.example', usePermit: true },
      sponsorship: { maximumUsd: 5n, shareBps: 100 },
    }
    const { depositWay } = derive(enter({ ...fromBitcoin, slippage: '0.5' }), {
      ...facts,
      ...byHand,
      settings,
    })
    expect(depositWay).toEqual({
      refusal: undefined,
      isOnlyWay: true,
      route: {
        originChainId: paid.chainId,
        destinationChainId: 2,
        destinationToken: zeroAddress,
      },
      quoteParameters: {
        referrer: 'page.example',
        slippageTolerance: 50,
        tradeType: 'EXACT_INPUT',
        subsidizeFees: true,
        maxSubsidizationAmount: 5n,
      },
    })
  })

  it('behavior: offers no deposit address with an invalid slippage', () => {
    expect(derive(enter(fromBitcoin), { ...facts, ...byHand }).depositWay).toBeDefined()
    for (const change of [{ slippage: '51' }, { pay: undefined }, { receive: undefined }])
      expect(derive(enter({ ...fromBitcoin, ...change }), { ...facts, ...byHand }).depositWay).toBeUndefined()
  })

  it.each<[what: string, settings: SwapFacts['settings']]>([
    ['pay', { deny: { pay: [paid] } }],
    ['receive', { deny: { receive: [2] } }],
    ['have together', { deny: { pair: () => true } }],
  ])('behavior: offers no deposit address for tokens that the page doesn’t let users %s', (_, rules) => {
    const settings = { ...byHand.settings, ...rules }
    expect(derive(enter(fromBitcoin), { ...facts, ...byHand, settings }).depositWay).toBeUndefined()
  })
})

describe('notice', () => {
  const failure = new Error('It reverted')
  const busy = new NetworkError({ endpoint: '/quote' })
  const execution = { error: failure, errorKey: undefined }

  it.each<
    [
      what: string,
      expected: [status: SwapNoticeState['status'], code: string | undefined, replacesQuote: boolean],
      change: Partial<SwapFacts>,
      value?: Partial<SwapValue>,
    ]
  >([
    ['nothing', ['empty', undefined, false], { quote: ready }],
    ['what is to be entered', ['empty', undefined, false], {}, { amount: '' }],
    ['two readings', ['ambiguous', 'ambiguousAmount', true], {}, { amount: '1,234' }],
    [
      'a payment that may be the second one',
      ['warning', 'maybePaid', false],
      { isMaybePaid: true, quote: ready },
    ],
    ['an old quote', ['warning', 'quoteExpired', true], { quote: { ...ready, status: 'expired' } }],
    ['a quote on its way', ['empty', undefined, false], { quote: { ...ready, status: 'loading' } }],
    ['no connection', ['warning', 'offline', true], { quote: { data: undefined, status: 'offline' } }],
    [
      'a wallet that is asked elsewhere',
      ['warning', 'otherWalletPrompted', true],
      { quote: ready, isOtherWalletPrompted: true },
    ],
    ['too much', ['shownElsewhere', 'insufficientBalance', false], { balance: 0n, quote: ready }],
    [
      'too little for what the page wants',
      ['error', 'insufficientBalance', true],
      {
        balance: 0n,
        quote: ready,
        settings: { checkout: { token: far, amount: 100_000_000n, recipient } },
      },
    ],
    ['an invalid address', ['shownByField', 'invalidRecipient', true], {}, { recipient: '0x1' }],
    ['a swap that failed', ['error', undefined, true], { execution, quote: ready }],
    [
      'a swap that failed, before what is typed',
      ['shownElsewhere', 'insufficientBalance', false],
      { execution, balance: 0n },
    ],
    ['no quote', ['error', 'quoteError', true], { quote: { data: undefined, status: 'error', error: busy } }],
  ])('parameters: %s', (_, [status, code, replacesQuote], change, value) => {
    const { notice } = derive(enter(value), { ...facts, ...change })
    expect([notice.status, notice.reason?.code, notice.replacesQuote]).toEqual([status, code, replacesQuote])
  })

  it('behavior: shows the quote’s error, else the swap’s, and none beside a problem of what was entered', () => {
    const quote = { data: undefined, status: 'error', error: busy } as const
    expect(derive(enter(), { ...facts, quote, execution }).notice.error).toBe(busy)
    expect(derive(enter(), { ...facts, execution }).notice.error).toBe(failure)
    expect(derive(enter({ recipient: '0x1' }), { ...facts, execution }).notice.error).toBeUndefined()
  })

  it('behavior: requests a failed quote again with the button, but not during a rate limit', () => {
    const quote = { data: undefined, status: 'error', error: busy } as const
    const submissionWhile = (isRateLimited: boolean) =>
      derive(enter(), { ...facts, quote: { ...quote, isRateLimited } }).submission
    expect(submissionWhile(false)).toMatchObject({ kind: 'refetch', label: 'swap.submit.retry' })
    expect(submissionWhile(true)).toMatchObject({ kind: 'none', label: 'swap.submit.retry' })
  })

  it('behavior: shows the quote but doesn’t submit it while the page is asked about it', () => {
    const { quote, reason } = derive({ ...enter(), isVetoPending: true }, { ...facts, quote: ready })
    expect(quote).toBe(ready.data)
    expect(reason).toMatchObject({ code: 'vetoPending', kind: 'wait' })
  })
})

describe.each(Object.entries(destinations))(
  'a destination on %s',
  (family, { chain, token: there, recipient: own }) => {
    const known: SwapFacts = { ...facts, chains: [chain], tokens: [usdc, there] }
    const toOther = (change: Partial<SwapValue> = {}) => derive(enter({ receive: there, ...change }), known)
    const codesOf = ({ reasons }: ReturnType<typeof derive>) =>
      reasons.map(({ code, kind }) => `${code} ${kind}`)

    it('default: requires the recipient’s address there, and refunds the payer', () => {
      const { parameters, reasons } = toOther({ recipient: own })
      expect(parameters).toMatchObject({
        user: account,
        refundTo: account,
        destinationChainId: chain.id,
        destinationCurrency: there.address,
        recipient: own,
      })
      expect(reasons).toEqual([])
    })

    it('behavior: requests nothing without a recipient, since the wallet has no address there', () => {
      const derived = toOther()
      expect(derived.parameters).toBeUndefined()
      expect(codesOf(derived)).toEqual(['enterRecipient todo'])
    })

    it.each([recipient, 'someone', own.slice(0, -4)])('error: refuses %s as a recipient there', (text) => {
      const derived = toOther({ recipient: text })
      expect(derived.parameters).toBeUndefined()
      expect(codesOf(derived)).toEqual(['invalidRecipient error'])
      expect(derived.reason?.message).toBe(`reason.address.${family}`)
    })

    it('error: requires a refund address on the origin chain', () => {
      const derived = toOther({ recipient: own, refundTo: own })
      expect(codesOf(derived)).toEqual(['invalidRefund error'])
      expect(derived.reason?.message).toBe('reason.address.format')
    })

    it('error: refuses the token itself and a zero address as a recipient', () => {
      const zeros =
        family === 'bitcoin' ? 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs' : chain.nativeCurrency.address
      const messages = [there.address, zeros].map(
        (address) => toOther({ recipient: address }).reason?.message,
      )
      // The placeholder for Bitcoin's currency is too short for an address.
      const first = family === 'bitcoin' ? 'bitcoin' : 'token'
      expect(messages).toEqual([`reason.address.${first}`, 'reason.address.zero'])
    })

    it('behavior: offers no gas top-up there, and no payment by a wallet from there', () => {
      expect(toOther({ recipient: own, topupGas: true }).parameters).not.toHaveProperty('topupGas')
      const derived = derive(enter({ pay: there, receive: usdc }), known)
      expect(derived.parameters).toBeUndefined()
      expect(codesOf(derived)).toContain('depositOnly error')
    })
  },
)

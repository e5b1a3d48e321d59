import { describe, expect, it } from 'vitest'
import type { Token } from '../../../../src/config/token.ts'
import { createDerive } from '../../../../src/widgets/swap/model/createDerive.ts'
import { derive } from '../../../../src/widgets/swap/model/derive.ts'
import { parseEntered } from '../../../../src/widgets/swap/model/entered/parseEntered.ts'
import type { SwapFacts } from '../../../../src/widgets/swap/model/swapFacts.ts'
import { createSwapStore, type SwapEntry } from '../../../../src/widgets/swap/model/swapStore.ts'
import { emptyValue, type SwapValue } from '../../../../src/widgets/swap/model/entered/swapValue.ts'

function token(chainId: number, symbol: string, digit: string, decimals: number): Token {
  return { chainId, symbol, name: symbol, address: `0x${digit.repeat(40)}`, decimals }
}

const [usdc, dai, far] = [token(1, 'USDC', '1', 6), token(1, 'DAI', '2', 18), token(2, 'USDC', '3', 8)]
const account = '0x00000000000000000000000000000000000000A1'
const recipient = '0x00000000000000000000000000000000000000b2'
const refundTo = '0x00000000000000000000000000000000000000C3'

const nobody = {
  address: undefined,
  problem: undefined,
  lookAlike: undefined,
  isFirst: false,
  isContract: false,
}
const facts: SwapFacts = {
  chains: [],
  tokens: [usdc, dai, far],
  settings: {},
  account,
  locale: 'en',
  input: {
    pay: usdc,
    receive: far,
    recipient: nobody,
    refundTo: nobody,
    slippage: { status: 'automatic' },
    canTopup: true,
  },
  balance: 1_000_000n,
  nativeBalance: undefined,
}

function enter(change: Partial<SwapValue> = {}): SwapEntry {
  const value = { ...emptyValue, pay: usdc, receive: far, amount: '1', ...change }
  return { value, amount: parseEntered(value, facts) }
}

describe('derive', () => {
  it('default: the parameters of a quote, with everything that was entered', () => {
    const input: SwapFacts['input'] = {
      ...facts.input,
      recipient: { ...nobody, address: recipient },
      refundTo: { ...nobody, address: refundTo },
      slippage: { status: 'valid', bps: 50 },
    }
    const settings = { sponsorship: { components: ['execution'], maximumUsd: 5n } } as const
    const { parameters } = derive(enter({ topupGas: true }), { ...facts, input, settings })
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

  it('default: without a refund address the payer gets the money back, and not the recipient', () => {
    const input = { ...facts.input, recipient: { ...nobody, address: recipient } } as const
    expect(derive(enter(), { ...facts, input }).parameters).toMatchObject({ recipient, refundTo: account })
  })

  it.each([
    [{}, 'EXACT_OUTPUT'],
    [{ outputTradeType: 'EXPECTED_OUTPUT' }, 'EXPECTED_OUTPUT'],
  ] as const)(
    'parameters: an amount to receive is in units of its token, with %j as %s',
    (settings, tradeType) => {
      const { parameters } = derive(enter({ side: 'receive' }), { ...facts, settings })
      expect(parameters).toMatchObject({ amount: 100_000_000n, tradeType })
    },
  )

  it.each<[what: string, change: Partial<SwapFacts>, value?: Partial<SwapValue>]>([
    ['without an account', { account: undefined }],
    ['without an amount', {}, { amount: '' }],
    ['of zero', {}, { amount: '0' }],
    ['of what is no amount', {}, { amount: '1,234' }],
    ['without a token to pay', { input: { ...facts.input, pay: undefined } }],
    ['without a token to receive', { input: { ...facts.input, receive: undefined } }],
    ['of a token for itself', { input: { ...facts.input, receive: usdc } }],
    ['of what the page does not let pay', { settings: { deny: { pay: [usdc] } } }],
    ['of what the page does not let receive', { settings: { allow: { receive: [1] } } }],
    ['of a pair that is not offered', { settings: { deny: { pair: () => true } } }],
    ['to no address', { input: { ...facts.input, recipient: { ...nobody, problem: 'format' } } }],
    ['with refunds to no address', { input: { ...facts.input, refundTo: { ...nobody, problem: 'zero' } } }],
    ['with a slippage that is none', { input: { ...facts.input, slippage: { status: 'invalid' } } }],
  ])('behavior: no quote is asked for %s', (_what, change, value) => {
    expect(derive(enter(value), { ...facts, ...change }).parameters).toBeUndefined()
  })

  it('behavior: gas money is asked for only where it can be had', () => {
    const input = { ...facts.input, canTopup: false }
    expect(derive(enter({ topupGas: true }), { ...facts, input }).parameters).not.toHaveProperty('topupGas')
  })

  it('behavior: what is typed meanwhile waits for a quote, whatever is known of the last one', () => {
    const quote = { data: undefined, status: 'error' } as const
    expect(derive(enter(), { ...facts, quote }).status).toBe('error')
    const typing = derive({ ...enter(), isTyping: true }, { ...facts, quote })
    expect(typing.status).toBe('loading')
    // What was typed is newer than the recipient that goes with it.
    expect(typing.parameters).toBeUndefined()
  })
})

describe('createDerive', () => {
  const storeOf = (value: Partial<SwapValue>) =>
    createSwapStore({ initial: { ...enter().value, ...value }, reader: facts })

  it('default: derives the same once', () => {
    const [deriveOnce, state] = [createDerive(), storeOf({}).get()]
    expect(deriveOnce(state, facts)).toBe(deriveOnce(state, facts))
    expect(deriveOnce(state, { ...facts })).not.toBe(deriveOnce(state, facts))
  })

  it('behavior: each key is understood, and reasons that say the same stay the same', () => {
    const [deriveOnce, store] = [createDerive(), storeOf({ amount: '' })]
    const read = () => deriveOnce(store.get(), facts)
    store.actions.setAmount('pay', '1.5')
    const first = read()
    expect(first.reason).toMatchObject({
      code: 'insufficientBalance',
      values: { symbol: 'USDC', amount: '1' },
    })
    store.actions.setAmount('pay', '1.55')
    expect(read()).not.toBe(first)
    expect(read().reasons).toBe(first.reasons)
    expect(store.get().amount).toMatchObject({ status: 'valid', amount: 1_550_000n })
    const other = { ...facts, balance: 1_100_000n }
    expect(deriveOnce(store.get(), other).reason?.values).toMatchObject({ amount: '1.1' })
  })

  it('behavior: other tokens are told anew, on either side', () => {
    const deriveOnce = createDerive()
    const reasonOf = (value: Partial<SwapValue>) =>
      deriveOnce(storeOf({ amount: '2', ...value }).get(), facts).reason
    expect(reasonOf({})?.values).toMatchObject({ symbol: 'USDC' })
    expect(reasonOf({ pay: dai })?.values).toMatchObject({ symbol: 'DAI' })
    expect(reasonOf({ pay: dai, receive: dai })?.code).toBe('sameToken')
    expect(reasonOf({ pay: undefined })?.code).toBe('chooseToken')
  })
})

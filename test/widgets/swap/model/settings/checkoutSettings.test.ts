import { describe, expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import type { Checkout, SwapSettings } from '@causeway/react/widgets'
import { checkoutValue } from '../../../../../src/widgets/swap/model/entered/checkoutValue.ts'
import { checkoutSettings } from '../../../../../src/widgets/swap/model/settings/checkoutSettings.ts'
import { derive } from '../../../../../src/widgets/swap/model/derive.ts'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'
import { createSwapStore } from '../../../../../src/widgets/swap/model/store/swapStore.ts'
import type { SwapFacts } from '../../../../../src/widgets/swap/model/swapFacts.ts'

function token(chainId: number, symbol: string, digit: string, decimals: number): Token {
  return { chainId, symbol, name: symbol, address: `0x${digit.repeat(40)}`, decimals }
}

const [usdc, dai, far] = [token(1, 'USDC', '1', 6), token(1, 'DAI', '2', 18), token(2, 'USDC', '3', 8)]
const tokens = [usdc, dai, far]
const account = '0x00000000000000000000000000000000000000A1'
const shop = '0x00000000000000000000000000000000000000b2'
const refundTo = '0x00000000000000000000000000000000000000C3'
const call = { to: `0x${'d4'.repeat(20)}`, value: 5n, data: '0x1234' } as const
const order: Checkout = {
  token: far,
  amount: 1_234_500_000n,
  recipient: shop,
  txs: [call],
  txsGasLimit: 90_000,
}

function deriveCheckout(
  checkout: Checkout,
  { settings = {}, pay = dai, ...facts }: Partial<SwapFacts> & { settings?: SwapSettings; pay?: Token } = {},
) {
  const value = { ...emptyValue, pay, refundTo, ...checkoutValue(checkout, tokens, 'en') }
  return derive(
    { value },
    {
      chains: [],
      tokens,
      account,
      locale: 'en',
      ...facts,
      settings: { ...checkoutSettings(checkout, settings), checkout },
    },
  )
}

describe('checkout', () => {
  it('default: requests a quote for exactly what the page wants, which the user pays', () => {
    expect(deriveCheckout(order).parameters).toEqual({
      user: account,
      refundTo,
      originChainId: 1,
      originCurrency: dai.address,
      destinationChainId: 2,
      destinationCurrency: far.address,
      amount: 1_234_500_000n,
      tradeType: 'EXACT_OUTPUT',
      recipient: shop,
      txs: [call],
      txsGasLimit: 90_000,
    })
  })

  it.each([
    ['en', '12.345'],
    ['de', '12,345'],
    ['ar-EG', '12٫345'],
  ])('behavior: writes the amount for the locale %s', (locale, amount) => {
    expect(checkoutValue(order, tokens, locale)).toMatchObject({ side: 'receive', amount })
  })

  it('behavior: asks for nothing while the token is unknown', () => {
    expect(checkoutValue({ ...order, token: { ...far, chainId: 9 } }, tokens, 'en')).toMatchObject({
      amount: '',
    })
    const { parameters, reason } = deriveCheckout({ ...order, token: { ...far, chainId: 9 } })
    expect(parameters).toBeUndefined()
    expect(reason).toMatchObject({ code: 'unknownToken', field: 'receive' })
  })

  it('behavior: refuses an amount of zero', () => {
    expect(deriveCheckout({ ...order, amount: 0n })).toMatchObject({
      parameters: undefined,
      reason: { code: 'invalidAmount' },
    })
  })

  it('behavior: ignores other calls in the page’s settings', () => {
    const other = { ...call, to: account }
    const { parameters } = deriveCheckout(
      { ...order, txs: undefined },
      { settings: { quoteParameters: { txs: [other], txsGasLimit: 1, referrer: 'shop.example' } } },
    )
    expect(parameters?.txs).toBeUndefined()
    expect(parameters?.txsGasLimit).toBeUndefined()
    expect(parameters?.referrer).toBe('shop.example')
  })

  it('behavior: applies the page’s rules to what is paid', () => {
    const rules = { allow: { pay: [1], receive: [1] }, deny: { receive: [2] } }
    expect(deriveCheckout(order, { settings: rules }).reason?.code).not.toBe('notAllowed')
    expect(deriveCheckout(order, { settings: rules, pay: far }).reason).toMatchObject({
      code: 'notAllowed',
      field: 'pay',
    })
  })

  it.each<[what: string, deny: SwapSettings['deny'], code: string | undefined]>([
    ['the token', { pay: [dai] }, 'notAllowed'],
    [
      'the pair',
      { pair: (pay, receive) => pay.address === dai.address && receive.chainId === 2 },
      'notAllowed',
    ],
    ['others', { pay: [usdc], pair: (pay) => pay.chainId === 2 }, undefined],
  ])('behavior: applies the rule of a page that denies %s to pay with', (_, deny, code) => {
    const { reasons } = deriveCheckout(order, { settings: { deny } })
    expect(reasons.find((reason) => reason.code === 'notAllowed')?.code).toBe(code)
  })

  it('default: locks all that is delivered, beside what the page sets for the payment', () => {
    const settings = { maxImpactBps: 700, lock: ['pay'], depositAddress: () => null } as const
    expect(checkoutSettings(order, settings)).toEqual({
      maxImpactBps: 700,
      lock: ['receive', 'amount', 'recipient', 'topupGas'],
      outputTradeType: 'EXACT_OUTPUT',
      quoteParameters: { txs: [call], txsGasLimit: 90_000 },
    })
    expect(checkoutValue({ token: far, amount: 5n, txs: [call] }, tokens, 'en')).toEqual({
      receive: far,
      side: 'receive',
      amount: '0.00000005',
      recipient: '',
      topupGas: false,
    })
  })

  it.each<[string, Partial<Checkout>, string | undefined]>([
    ['another recipient', {}, undefined],
    ['no recipient, for calls', { recipient: undefined }, undefined],
    ['the payer', { recipient: account.toLowerCase(), txs: undefined }, 'sameToken'],
    ['no recipient', { recipient: undefined, txs: [] }, 'sameToken'],
  ])('behavior: allows payment with the same token or not, to %s', (_, change, code) => {
    const { reasons } = deriveCheckout({ ...order, ...change } as Checkout, { pay: far })
    expect(reasons.find((reason) => reason.code === 'sameToken')?.code).toBe(code)
  })

  it('behavior: focuses the token to pay with if the balance is too low', () => {
    const { reason } = deriveCheckout(order, {
      balance: 1n,
      quote: { status: 'ready', data: { fees: {}, details: { currencyIn: { amount: 2n } } } as never },
    })
    expect(reason).toMatchObject({ code: 'insufficientBalance', field: 'pay' })
  })

  it('behavior: lets nothing change what is delivered', () => {
    const dictated = checkoutValue(order, tokens, 'en')
    const store = createSwapStore({
      initial: { ...emptyValue, pay: dai },
      controlled: dictated,
      lock: checkoutSettings(order, {}).lock,
    })
    const { actions } = store
    actions.setAmount('receive', '1')
    actions.setAmount('pay', '1')
    actions.setRecipient(account)
    actions.setToken('receive', usdc)
    actions.setTopupGas(true)
    actions.switchSides()
    expect(store.getState().value).toEqual({ ...emptyValue, pay: dai, ...dictated })
    actions.setToken('pay', far)
    expect(store.getState().value).toEqual({ ...emptyValue, pay: far, ...dictated })
  })
})

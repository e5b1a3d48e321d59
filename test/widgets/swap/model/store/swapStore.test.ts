import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { Token } from '@causeway/react/execution'
import type { SwapValue } from '@causeway/react/widgets'
import { parseOptions as parseOptionsAnew } from '../../../../../src/widgets/swap/model/entered/parseOptions.ts'
import { createSwapStore } from '../../../../../src/widgets/swap/model/store/swapStore.ts'
import type { SwapFacts } from '../../../../../src/widgets/swap/model/swapFacts.ts'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'

const usdc: Token = {
  chainId: 1,
  address: '0x00000000000000000000000000000000000000Aa',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const dai: Token = {
  chainId: 2,
  address: '0x00000000000000000000000000000000000000bb',
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
}
const facts: SwapFacts = {
  chains: [],
  tokens: [usdc, dai],
  settings: {},
  account: '0x00000000000000000000000000000000000000A1',
  locale: 'en',
  balance: 1_000_000n,
}
const stranger = '0x00000000000000000000000000000000000000c3'
const initial: SwapValue = { ...emptyValue, pay: usdc, receive: dai }
const storeWith = (controlled: Partial<SwapValue> = {}) => createSwapStore({ initial, controlled })

describe('createSwapStore', () => {
  it('default: commits what is typed when typing pauses', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '5')
    expect(store.getState().value.amount).toBe('5')
    expect(store.getState().committed.amount).toBe('')
    store.commit()
    expect(store.getState().committed).toBe(store.getState().value)
  })

  it('behavior: commits a choice at once', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '5', 'fraction')
    expect(store.getState().committed.amount).toBe('5')
    store.actions.setToken('pay', dai)
    expect(store.getState().committed).toMatchObject({ pay: dai, receive: usdc, amount: '5' })
  })

  it('behavior: rewrites numbers for another locale, committed ones, too, without notifying the change listener', () => {
    const store = storeWith()
    const onChange = vi.fn<() => void>()
    store.actions.setAmount('pay', '1.5')
    store.actions.setSlippage('0.25')
    store.commit()
    store.actions.setAmount('pay', '1.75')
    store.setChangeListener(onChange)
    store.rewrite('de')
    expect(store.getState().value).toMatchObject({ amount: '1,75', slippage: '0,25' })
    expect(store.getState().committed).toMatchObject({ amount: '1,5', slippage: '0,25' })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('behavior: asks for no new quote after a change of the locale, and leaves the page’s own amount to the page', () => {
    const store = storeWith({ amount: '1.5' })
    store.actions.setSlippage('0.25')
    store.commit()
    store.update({ veto: 'Closed on Sundays' })
    store.rewrite('de')
    expect(store.getState()).toMatchObject({
      veto: 'Closed on Sundays',
      value: { amount: '1.5', slippage: '0,25' },
    })
    expect(store.getState().committed).toBe(store.getState().value)
  })

  it('behavior: ignores the same value', () => {
    const store = storeWith()
    const listener = vi.fn()
    store.subscribe(listener)
    store.control({ pay: { ...usdc, address: '0x00000000000000000000000000000000000000aA' }, amount: '' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('behavior: waits for a pause in what is typed and given back by the page, but not in what the page sets itself', () => {
    const store = storeWith({ amount: '' })
    store.setChangeListener((value) => store.control({ amount: value.amount }))
    store.actions.setAmount('pay', '8')
    store.actions.setAmount('pay', '85')
    expect(store.getState().value.amount).toBe('85')
    expect(store.getState().committed.amount).toBe('')
    store.control({ amount: '9' })
    expect(store.getState().committed.amount).toBe('9')
  })

  it('behavior: leaves what the page controls to the page, and reports what the user wants', () => {
    const store = storeWith({ amount: '7' })
    const wishes: unknown[] = []
    store.setChangeListener((value, reason) => wishes.push([value.amount, value.slippage, reason]))
    store.actions.setAmount('pay', '8')
    // The page has rendered.
    store.pendingChanges.afterRender()
    store.actions.setSlippage('1')
    expect(store.getState().value).toMatchObject({ amount: '7', slippage: '1' })
    expect(wishes).toEqual([
      ['8', '', 'amount'],
      ['7', '1', 'slippage'],
    ])
    store.control({ amount: '8' })
    expect(store.getState().committed.amount).toBe('8')
    store.control({})
    store.actions.setAmount('pay', '9', 'fraction')
    expect(store.getState().value.amount).toBe('9')
  })

  it('behavior: keeps an entry as it is seen, without bidi characters', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '\u202e1.5')
    store.actions.setRecipient('0x\u200b12\u200f')
    store.actions.setRefundTo('\u20660x34\u2069')
    store.actions.setSlippage('\ufeff0.5')
    expect(store.getState().value).toMatchObject({
      amount: '1.5',
      recipient: '0x12',
      refundTo: '0x34',
      slippage: '0.5',
    })
  })

  it('behavior: clears a veto at the next change, but keeps an accepted risk', () => {
    const store = storeWith()
    store.update({ veto: 'no' })
    store.actions.setRiskAccepted('risk', true)
    store.actions.setRiskAccepted('other', true)
    store.actions.setRiskAccepted('other', false)
    expect(store.getState()).toMatchObject({ veto: 'no', acceptedRisks: ['risk'] })
    store.actions.setAmount('pay', '1')
    expect(store.getState()).toMatchObject({ veto: undefined, acceptedRisks: ['risk'] })
  })

  it('behavior: rewrites nothing for the same locale', () => {
    const store = storeWith()
    const listener = vi.fn()
    store.subscribe(listener)
    store.rewrite('en')
    expect(listener).not.toHaveBeenCalled()
  })

  it('behavior: clears amount and parties for another wallet, and restores the accepted swap', () => {
    const store = storeWith()
    const quote = { parameters: { amount: 5n } } as Quote
    store.actions.setAmount('pay', '5')
    store.actions.setRecipient('0xA')
    store.actions.setRefundTo('0xB')
    store.actions.setSlippage('1')
    store.actions.setTopupGas(true)
    store.update({ acceptedQuote: quote, reviewed: quote, veto: 'No' })
    const onChange = vi.fn()
    store.setChangeListener(onChange)
    store.clear()
    const value = { ...initial, slippage: '1', topupGas: true }
    expect(store.getState()).toMatchObject({ value, committed: value, reviewed: undefined, veto: undefined })
    expect(store.getState().acceptedQuote).toBe(quote)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value, 'otherWallet')
  })

  it('behavior: keeps the values after a restart, committed, and nothing of the last swap', () => {
    const store = storeWith()
    const quote = { parameters: { amount: 5n } } as Quote
    store.actions.setAmount('pay', '5')
    store.update({ acceptedQuote: quote, reviewed: quote, veto: 'No' })
    const before = store.getState().value
    store.restart()
    const { value, committed, ...others } = store.getState()
    expect(value).toEqual(before)
    expect(value).not.toBe(before)
    expect(committed).toBe(value)
    expect(others).toMatchObject({ acceptedQuote: undefined, reviewed: undefined, veto: undefined })
  })

  it('behavior: parses an amount again for other decimals and another locale', () => {
    const { parseAmount } = storeWith().parser
    const value = { pay: usdc, receive: dai, side: 'pay', amount: '1.5' } as const
    const first = parseAmount({ value: value }, facts)
    expect(first).toEqual({ status: 'valid', amount: 1_500_000n })
    expect(parseAmount({ value: { ...value, receive: usdc } }, { ...facts })).toBe(first)
    const inDai = { status: 'valid', amount: 1_500_000_000_000_000_000n }
    expect(parseAmount({ value: { ...value, pay: dai } }, facts)).toEqual(inDai)
    expect(parseAmount({ value: value }, facts)).toEqual(first)
    expect(parseAmount({ value: { ...value, side: 'receive' } }, facts)).toEqual(inDai)
    expect(parseAmount({ value: { ...value, amount: '1.25' } }, facts)).toEqual({
      status: 'valid',
      amount: 1_250_000n,
    })
    const grouped = { ...value, amount: '1.500' }
    expect(parseAmount({ value: grouped }, facts)).toEqual({ status: 'valid', amount: 1_500_000n })
    expect(parseAmount({ value: grouped }, { ...facts, locale: 'de' })).toMatchObject({
      problem: 'ambiguous',
    })
  })
})

describe('derive', () => {
  it('default: derives the same once', () => {
    const store = storeWith()
    const first = store.derive(facts)
    expect(store.derive(facts)).toBe(first)
    expect(store.derive({ ...facts })).not.toBe(first)
  })

  it('behavior: each key is understood, and reasons that say the same stay the same', () => {
    const store = storeWith()
    const empty = store.derive(facts)
    expect(empty.reason?.code).toBe('enterAmount')
    store.actions.setAmount('pay', '1.5')
    const first = store.derive(facts)
    expect(first.reasons).not.toBe(empty.reasons)
    expect(first.reason).toMatchObject({
      code: 'insufficientBalance',
      values: { symbol: 'USDC', amount: '1' },
    })
    store.actions.setAmount('pay', '1.55')
    const second = store.derive(facts)
    expect(second).not.toBe(first)
    expect(second.parsed.amount).toEqual({ status: 'valid', amount: 1_550_000n })
    expect(second.reasons).toBe(first.reasons)
    expect(second.reason).toBe(first.reason)
    expect(store.derive({ ...facts, balance: 1_100_000n }).reason?.values).toMatchObject({ amount: '1.1' })
  })

  it('behavior: parses the options again only for what they are read from', () => {
    const { parseOptions } = storeWith().parser
    const sent = { ...initial, recipient: stranger, slippage: '1.5' }
    const changes: Partial<SwapFacts>[] = [
      { chains: [mainnet] },
      { tokens: [usdc] },
      { settings: { knownAddresses: [stranger] } },
      { account: stranger },
      { locale: 'de' },
      { contracts: { recipient: true, refundTo: false } },
      { takesPermit: true },
    ]
    for (const change of changes) {
      const changed = { ...facts, ...change }
      const first = parseOptions(sent, facts)
      const others: SwapFacts = { ...facts, balance: 2n, foundFor: sent }
      expect(parseOptions(sent, others)).toBe(first)
      expect(parseOptions(sent, changed)).not.toBe(first)
      expect(parseOptions(sent, changed)).toEqual(parseOptionsAnew(sent, changed))
    }
    const first = parseOptions(sent, facts)
    expect(parseOptions({ ...sent, recipient: '' }, facts)).not.toEqual(first)
  })

  it('behavior: derives the reason from the current tokens, on either side', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '2', 'fraction')
    expect(store.derive(facts).reason?.values).toMatchObject({ symbol: 'USDC' })
    store.actions.switchSides()
    expect(store.derive({ ...facts, balance: 1n }).reason?.values).toMatchObject({ symbol: 'DAI' })
    store.control({ receive: dai })
    expect(store.derive(facts).reason?.code).toBe('sameToken')
    store.control({ pay: undefined })
    expect(store.derive(facts).reason?.code).toBe('chooseToken')
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { Token } from '../../../../src/config/token.ts'
import { createSwapStore, type SwapEntry } from '../../../../src/widgets/swap/model/swapStore.ts'
import { emptyValue, type SwapValue } from '../../../../src/widgets/swap/model/entered/swapValue.ts'

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
const reader = { tokens: [usdc, dai], locale: 'en' }
const initial: SwapValue = { ...emptyValue, pay: usdc, receive: dai }
const storeWith = (controlled: Partial<SwapValue> = {}) => createSwapStore({ initial, controlled, reader })

describe('createSwapStore', () => {
  it('default: what is typed settles when typing pauses', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '5')
    expect(store.get().value.amount).toBe('5')
    expect(store.get().settled.value.amount).toBe('')
    store.settle()
    expect(store.get().settled.value).toBe(store.get().value)
    expect(store.get().settled.amount).toEqual({ status: 'valid', amount: 5_000_000n })
  })

  it('behavior: an amount is understood by the token of its side, and anew where tokens or locale are others', () => {
    const store = storeWith()
    store.actions.setAmount('receive', '1.5')
    expect(store.get().amount).toEqual({ status: 'valid', amount: 1_500_000_000_000_000_000n })
    store.actions.setAmount('pay', '1,500')
    expect(store.get().amount).toMatchObject({ status: 'invalid', problem: 'ambiguous' })
    store.settle()
    store.read({ ...reader, locale: 'de' })
    expect(store.get().amount).toEqual({ status: 'valid', amount: 1_500_000n })
    expect(store.get().settled.amount).toBe(store.get().amount)
    store.read({ tokens: [], locale: 'de' })
    expect(store.get().amount).toEqual({ status: 'unread' })
    store.actions.setAmount('pay', '')
    expect(store.get().amount).toEqual({ status: 'empty' })
  })

  it('behavior: by the same tokens and locale nothing changes', () => {
    const store = storeWith()
    const before = store.get()
    store.read({ ...reader })
    expect(store.get()).toBe(before)
  })

  it('behavior: what is chosen is whole at once', () => {
    const store = storeWith()
    store.actions.setAmount('pay', '5', 'fraction')
    expect(store.get().settled.value.amount).toBe('5')
    store.actions.setToken('pay', dai)
    expect(store.get().settled.value).toMatchObject({ pay: dai, receive: usdc, amount: '5' })
    expect(store.get().settled.amount).toEqual({ status: 'valid', amount: 5n * 10n ** 18n })
  })

  it('behavior: the same value again is no change', () => {
    const store = storeWith()
    const listener = vi.fn()
    store.subscribe(listener)
    store.control({ pay: { ...usdc, address: '0x00000000000000000000000000000000000000aA' }, amount: '' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('behavior: what the page dictates changes by its will alone, and it hears the wish', () => {
    const store = storeWith({ amount: '7' })
    const wishes: unknown[] = []
    store.report(({ value, amount }: SwapEntry, reason) =>
      wishes.push([value.amount, 'amount' in amount && amount.amount, value.slippage, reason]),
    )
    store.actions.setAmount('pay', '8')
    store.actions.setSlippage('1')
    expect(store.get().value).toMatchObject({ amount: '7', slippage: '1' })
    expect(store.get().amount).toEqual({ status: 'valid', amount: 7_000_000n })
    expect(wishes).toEqual([
      ['8', 8_000_000n, '', 'amount'],
      ['7', 7_000_000n, '1', 'slippage'],
    ])
    store.control({ amount: '8' })
    expect(store.get().settled.value.amount).toBe('8')
    store.control({})
    store.actions.setAmount('pay', '9', 'fraction')
    expect(store.get().value.amount).toBe('9')
  })

  it('behavior: a veto goes with the next change, an accepted risk stays', () => {
    const store = storeWith()
    store.update({ veto: 'no' })
    store.actions.acceptRisk('risk', true)
    store.actions.acceptRisk('other', true)
    store.actions.acceptRisk('other', false)
    expect(store.get()).toMatchObject({ veto: 'no', accepted: ['risk'] })
    store.actions.setAmount('pay', '1')
    expect(store.get()).toMatchObject({ veto: undefined, accepted: ['risk'] })
  })
})

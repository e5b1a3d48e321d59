import { describe, expect, it, vi } from 'vitest'
import { createSwapStore, type SwapValue } from '../../../../src/widgets/swap/model/swapStore.ts'

const usdc = { chainId: 1, address: '0x00000000000000000000000000000000000000Aa' } as const
const dai = { chainId: 2, address: '0x00000000000000000000000000000000000000bb' } as const
const empty: SwapValue = {
  pay: usdc,
  receive: dai,
  side: 'pay',
  amount: '',
  recipient: '',
  refundTo: '',
  slippage: '',
  topupGas: false,
}

describe('createSwapStore', () => {
  it('default: what is typed settles when typing pauses', () => {
    const store = createSwapStore(empty)
    store.change({ amount: '5' }, 'amount')
    expect(store.getState().value.amount).toBe('5')
    expect(store.getState().settled.amount).toBe('')
    store.settle()
    expect(store.getState().settled).toBe(store.getState().value)
  })

  it('behavior: what is chosen is whole at once', () => {
    const store = createSwapStore(empty)
    store.change({ amount: '5' }, 'fraction')
    expect(store.getState().settled.amount).toBe('5')
    store.choose('pay', dai)
    expect(store.getState().settled).toMatchObject({ pay: dai, receive: usdc, amount: '5' })
  })

  it('behavior: the same value again is no change', () => {
    const store = createSwapStore(empty)
    const listener = vi.fn()
    store.subscribe(listener)
    store.control({ pay: { ...usdc, address: '0x00000000000000000000000000000000000000aA' }, amount: '' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('behavior: what the page dictates changes by its will alone, and it hears the wish', () => {
    const store = createSwapStore(empty, { amount: '7' })
    const wishes: unknown[] = []
    store.report((value, reason) => wishes.push([value.amount, value.slippage, reason]))
    store.change({ amount: '8' }, 'amount')
    store.change({ slippage: '1' }, 'slippage')
    expect(store.getState().value).toMatchObject({ amount: '7', slippage: '1' })
    expect(wishes).toEqual([
      ['8', '', 'amount'],
      ['7', '1', 'slippage'],
    ])
    store.control({ amount: '8' })
    expect(store.getState().settled.amount).toBe('8')
    store.control({})
    store.change({ amount: '9' }, 'fraction')
    expect(store.getState().value.amount).toBe('9')
  })

  it('behavior: a veto goes with the next change, an accepted risk stays', () => {
    const store = createSwapStore(empty)
    store.refuse('no')
    store.accept('risk', true)
    store.accept('other', true)
    store.accept('other', false)
    expect(store.getState()).toMatchObject({ veto: 'no', accepted: ['risk'] })
    store.change({ amount: '1' }, 'amount')
    expect(store.getState()).toMatchObject({ veto: undefined, accepted: ['risk'] })
  })
})

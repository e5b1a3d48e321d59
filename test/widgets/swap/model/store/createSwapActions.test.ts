import { describe, expect, it, vi } from 'vitest'
import type { Token } from '@causeway/react/execution'
import type { SwapActions, SwapValue } from '@causeway/react/widgets'
import { createSwapStore } from '../../../../../src/widgets/swap/model/store/swapStore.ts'
import type { SwapFacts } from '../../../../../src/widgets/swap/model/swapFacts.ts'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'

const tokenOf = (chainId: number, digit: string, decimals: number): Token => ({
  chainId,
  address: `0x${digit.repeat(40)}`,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
  decimals,
})
const [paid, received, other] = [tokenOf(1, '1', 6), tokenOf(2, '2', 18), tokenOf(3, '3', 8)]
const initial: SwapValue = { ...emptyValue, pay: paid, receive: received, slippage: '1' }

/** A form that knows the tokens, and what its page hears of it. */
function create({ locale = 'en', tokens = [paid, received, other] }: Partial<SwapFacts> = {}) {
  const store = createSwapStore({ initial, locale, getTokens: () => tokens })
  const onChange = vi.fn<(next: SwapValue, reason: string) => void>()
  store.setChangeListener(onChange)
  return { store, actions: store.actions, onChange }
}

describe('createSwapActions', () => {
  it('behavior: sets an amount in base units of the token that was just chosen, even if only the page can set it', () => {
    const { store, actions, onChange } = create()
    store.control({ receive: received })
    actions.setToken('receive', other)
    actions.setBaseUnits('receive', 1_234_567n)
    const wanted = { ...initial, receive: other, side: 'receive', amount: '0.01234567' }
    expect(onChange).toHaveBeenLastCalledWith(wanted, 'fraction')
    // The page has rendered without the choice: what is done next begins from what it shows.
    store.pendingChanges.afterRender()
    actions.setBaseUnits('receive', 1_234_567n)
    const held = { ...initial, side: 'receive', amount: '0.000000000001234567' }
    expect(onChange).toHaveBeenLastCalledWith(held, 'fraction')
  })

  it.each<[what: string, act: (actions: SwapActions) => void, change: Partial<SwapValue>, reason: string]>([
    ['types an amount', (to) => to.setAmount('receive', '5'), { side: 'receive', amount: '5' }, 'amount'],
    [
      'chooses a share of the balance',
      (to) => to.setAmount('pay', '5', 'fraction'),
      { amount: '5' },
      'fraction',
    ],
    [
      'chooses an amount in base units',
      (to) => to.setBaseUnits('pay', 1_234_567n),
      { amount: '1.234567' },
      'fraction',
    ],
    [
      'accepts a suggested amount',
      (to) => to.setBaseUnits('receive', 1_234_567n, 'suggestion'),
      { side: 'receive', amount: '0.000000000001234567' },
      'suggestion',
    ],
    ['chooses none of the balance', (to) => to.setBaseUnits('pay', 0n), { amount: '0' }, 'fraction'],
    ['chooses the token to pay', (to) => to.setToken('pay', other), { pay: other }, 'token'],
    ['chooses the token to receive', (to) => to.setToken('receive', other), { receive: other }, 'token'],
    [
      'chooses the token of the other side',
      (to) => to.setToken('receive', paid),
      { pay: received, receive: paid },
      'switchSides',
    ],
    ['switches the sides', (to) => to.switchSides(), { pay: received, receive: paid }, 'switchSides'],
    ['enters a recipient', (to) => to.setRecipient('0xA'), { recipient: '0xA' }, 'recipient'],
    ['enters a refund address', (to) => to.setRefundTo('0xB'), { refundTo: '0xB' }, 'refundTo'],
    ['enters a slippage tolerance', (to) => to.setSlippage('0.5'), { slippage: '0.5' }, 'slippage'],
    ['adds a gas top-up', (to) => to.setTopupGas(true), { topupGas: true }, 'topupGas'],
    ['chooses a permit', (to) => to.setUsePermit(true), { usePermit: true }, 'usePermit'],
  ])(
    'parameters: a user who %s changes only that, and the page gets the reason',
    (_, act, change, reason) => {
      const { store, actions, onChange } = create()
      act(actions)
      const value = { ...initial, ...change }
      expect(store.getState().value).toEqual(value)
      expect(onChange).toHaveBeenCalledExactlyOnceWith(value, reason)
      const isTyped = ['amount', 'recipient', 'refundTo', 'slippage'].includes(reason)
      expect(store.getState().committed).toEqual(isTyped ? initial : value)
    },
  )

  it('behavior: writes an amount for the locale', () => {
    const { store, actions } = create({ locale: 'de' })
    actions.setBaseUnits('pay', 1_234_567_000n)
    expect(store.getState().value.amount).toBe('1234,567')
  })

  it('behavior: enters no amount of a token with unknown decimals', () => {
    const { store, actions, onChange } = create({ tokens: [other] })
    actions.setBaseUnits('pay', 5n)
    const before = createSwapStore({ initial })
    before.actions.setBaseUnits('pay', 5n)
    expect([store.getState().value, before.getState().value]).toEqual([initial, initial])
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each(['pay', 'receive'] as const)('behavior: switches neither side if one (%s) is locked', (side) => {
    const store = createSwapStore({ initial, lock: ['slippage', side] })
    store.actions.switchSides()
    store.actions.setToken('pay', received)
    expect(store.getState().value).toEqual({ ...initial, pay: received })
    store.actions.setToken('receive', paid)
    store.setPage({ lock: ['slippage'] })
    store.actions.switchSides()
    expect(store.getState().value).toEqual({ ...initial, pay: paid, receive: received })
  })

  it('behavior: refreshes are paused and go on, and a risk is accepted once', () => {
    const { store, actions, onChange } = create()
    actions.setAutoRefresh(false)
    actions.setRiskAccepted('risk', true)
    actions.setRiskAccepted('risk', true)
    expect(store.getState()).toMatchObject({ isAutoRefreshOff: true, acceptedRisks: ['risk'] })
    actions.setAutoRefresh(true)
    expect(store.getState().isAutoRefreshOff).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  // From a page without types.
  const none = undefined as never
  it.each<[caller: keyof SwapActions, argument: string, rule: string, act: (actions: SwapActions) => void]>([
    ['setAmount', 'side', '"pay" or "receive"', (to) => to.setAmount('both' as never, '5')],
    ['setAmount', 'amount', 'text', (to) => to.setAmount('pay', 5 as never)],
    ['setBaseUnits', 'side', '"pay" or "receive"', (to) => to.setBaseUnits(none, 5n)],
    ['setBaseUnits', 'amount', 'a bigint in base units, zero or more', (to) => to.setBaseUnits('pay', -1n)],
    [
      'setBaseUnits',
      'amount',
      'a bigint in base units, zero or more',
      (to) => to.setBaseUnits('pay', 5 as never),
    ],
    ['setToken', 'side', '"pay" or "receive"', (to) => to.setToken('both' as never, other)],
    ['setToken', 'token', 'an object', (to) => to.setToken('pay', none)],
    [
      'setToken',
      'token.chainId',
      'the number of a chain',
      (to) => to.setToken('pay', { ...other, chainId: '3' as never }),
    ],
    [
      'setToken',
      'token.address',
      'an address, as text',
      (to) => to.setToken('pay', { ...other, address: none }),
    ],
    ['setRecipient', 'address', 'text', (to) => to.setRecipient(none)],
    ['setRefundTo', 'address', 'text', (to) => to.setRefundTo(none)],
    ['setSlippage', 'percent', 'text', (to) => to.setSlippage(0.5 as never)],
    ['setTopupGas', 'isOn', 'true or false', (to) => to.setTopupGas('false' as never)],
    ['setUsePermit', 'isOn', 'true or false', (to) => to.setUsePermit('false' as never)],
    ['setRiskAccepted', 'risk', 'text', (to) => to.setRiskAccepted(none, true)],
    ['setRiskAccepted', 'isAccepted', 'true or false', (to) => to.setRiskAccepted('risk', 'no' as never)],
    ['setAutoRefresh', 'isOn', 'true or false', (to) => to.setAutoRefresh(1 as never)],
  ])('error: %s names %s, which must be %s, and changes nothing', (caller, argument, rule, act) => {
    const { store, actions, onChange } = create()
    const before = store.getState()
    const message = expect.stringContaining(`\`${caller}\``)
    expect(() => act(actions)).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument,
        rule: `it must be ${rule}`,
        message,
      }),
    )
    expect(store.getState()).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
  })
})

import { expect, it, vi } from 'vitest'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'
import { subscribeToValue } from '../../../../../src/widgets/swap/model/store/subscribeToValue.ts'
import { createSwapStore } from '../../../../../src/widgets/swap/model/store/swapStore.ts'

it('behavior: tells of another amount, not of the same one in another locale', () => {
  const store = createSwapStore({ initial: emptyValue })
  const onChange = vi.fn<() => void>()
  const unsubscribe = subscribeToValue(store, onChange)
  store.actions.setAmount('pay', '1.5', 'suggestion')
  expect(onChange).toHaveBeenCalledTimes(1)
  store.rewrite('de')
  expect(store.getState().value.amount).toBe('1,5')
  expect(onChange).toHaveBeenCalledTimes(1)
  store.actions.setAmount('pay', '2,5', 'suggestion')
  expect(onChange).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.actions.setAmount('pay', '3,5', 'suggestion')
  expect(onChange).toHaveBeenCalledTimes(2)
})

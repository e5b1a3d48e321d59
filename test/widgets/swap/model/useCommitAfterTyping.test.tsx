import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emptyValue } from '../../../../src/widgets/swap/model/entered/swapValue.ts'
import { createSwapStore } from '../../../../src/widgets/swap/model/swapStore.ts'
import { useCommitAfterTyping } from '../../../../src/widgets/swap/model/useCommitAfterTyping.ts'

it('behavior: the last swap is left for another amount, not for the same one in another locale', () => {
  const store = createSwapStore({ initial: emptyValue })
  const onChange = vi.fn<() => void>()
  renderHook(() => useCommitAfterTyping(store, onChange))
  store.actions.setAmount('pay', '1.5', 'suggestion')
  expect(onChange).toHaveBeenCalledTimes(1)
  store.rewrite('de')
  expect(store.getState().value.amount).toBe('1,5')
  expect(onChange).toHaveBeenCalledTimes(1)
  store.actions.setAmount('pay', '2,5', 'suggestion')
  expect(onChange).toHaveBeenCalledTimes(2)
})

import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { idleState, type ExecutionStatus } from '@causeway/react/execution'
import { useDeclineAndLeave } from '../../../../../src/widgets/progress/model/actions/useDeclineAndLeave.ts'

function renderLeave() {
  const [decline, reset] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const propsOf = (status: ExecutionStatus) => ({ state: { ...idleState, status }, decline, reset })
  const { result, rerender } = renderHook(useDeclineAndLeave, { initialProps: propsOf('attention') })
  return {
    decline,
    reset,
    leave: () => result.current(),
    become: (status: ExecutionStatus) => rerender(propsOf(status)),
  }
}

it('default: dismisses it once the answer has ended it', () => {
  const { decline, reset, leave, become } = renderLeave()
  leave()
  expect(decline).toHaveBeenCalledOnce()
  become('unknown')
  expect(reset).not.toHaveBeenCalled()
  become('rejected')
  expect(reset).toHaveBeenCalledOnce()
})

it.each<ExecutionStatus>(['filling', 'unconfirmed', 'attention'])(
  'behavior: stays where there is news of it: %s',
  (status) => {
    const { reset, leave, become } = renderLeave()
    leave()
    become('unknown')
    become(status)
    become('rejected')
    expect(reset).not.toHaveBeenCalled()
  },
)

it('behavior: an end that nobody asked for stays', () => {
  const { reset, become } = renderLeave()
  become('rejected')
  expect(reset).not.toHaveBeenCalled()
})

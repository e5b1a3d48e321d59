import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  idleState,
  type ExecutionItem,
  type ExecutionState,
  type ExecutionStatus,
} from '@causeway/react/execution'
import { useDeclineAndLeave } from '../../../../../src/widgets/progress/model/actions/useDeclineAndLeave.ts'

function renderLeave(change: Partial<ExecutionState> = {}) {
  const [decline, reset, onLeft] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const propsOf = (status: ExecutionStatus) => ({
    state: { ...idleState, ...change, status },
    decline,
    reset,
  })
  const { result, rerender } = renderHook((props) => useDeclineAndLeave(props, onLeft), {
    initialProps: propsOf('attention'),
  })
  return {
    decline,
    reset,
    onLeft,
    leave: () => result.current(),
    become: (status: ExecutionStatus) => rerender(propsOf(status)),
  }
}

it('default: dismisses it once the answer has ended it', () => {
  const { decline, reset, onLeft, leave, become } = renderLeave()
  leave()
  expect(decline).toHaveBeenCalledOnce()
  become('unknown')
  expect(reset).not.toHaveBeenCalled()
  become('rejected')
  expect(reset).toHaveBeenCalledOnce()
  expect(onLeft).toHaveBeenCalledOnce()
})

const lost: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'lost',
  transactionHash: undefined,
}

it.each<[string, ExecutionItem]>([
  ['may have been sent', lost],
  ['was approved', { ...lost, stepId: 'approve', status: 'done' }],
])('behavior: keeps what it says about the funds on screen until it is closed: it %s', (_title, sent) => {
  const decision = { kind: 'notSeen', isRepeatable: true } as ExecutionState['decision']
  const { reset, onLeft, leave, become } = renderLeave({ items: [sent], decision })
  leave()
  become('rejected')
  expect(reset).not.toHaveBeenCalled()
  expect(onLeft).not.toHaveBeenCalled()
})

it('behavior: leaves a swap that can’t be prompted again, since the decision said what to check', () => {
  const decision = { kind: 'notSeen', isRepeatable: false } as ExecutionState['decision']
  const { reset, onLeft, leave, become } = renderLeave({ items: [lost], decision })
  leave()
  become('rejected')
  expect(reset).toHaveBeenCalledOnce()
  expect(onLeft).not.toHaveBeenCalled()
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

it('behavior: keeps an end that the user didn’t ask for', () => {
  const { reset, become } = renderLeave()
  become('rejected')
  expect(reset).not.toHaveBeenCalled()
})

import { expect, it } from 'vitest'
import { idleState, type ExecutionItem, type ExecutionState } from '@causeway/react/execution'
import { isProgressShown } from '../../../src/widgets/progress/isProgressShown.ts'

const deposit: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'failed',
  transactionHash: undefined,
}

it.each<[string, Partial<ExecutionState>, boolean, boolean]>([
  ['nothing was started', {}, false, false],
  ['something is pending', { status: 'awaitingWallet' }, true, true],
  ['it succeeded', { status: 'success' }, false, true],
  ['it was refunded', { status: 'refunded' }, false, true],
  ['it was declined', { status: 'rejected' }, false, false],
  ['it failed before anything was sent', { status: 'failed', items: [deposit] }, false, false],
  [
    'it failed, and its prompt may have been answered',
    { status: 'failed', items: [{ ...deposit, status: 'lost' }] },
    false,
    true,
  ],
  [
    'it failed after something was sent',
    { status: 'failed', items: [{ ...deposit, transactionHash: `0x${'1'.repeat(64)}` }] },
    false,
    true,
  ],
])('parameters: %s', (_, change, isPending, isShown) => {
  expect(isProgressShown({ ...idleState, ...change }, isPending)).toBe(isShown)
})

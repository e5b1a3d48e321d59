import { describe, expect, it } from 'vitest'
import { hasMovedNothing } from '../../../../src/execution/state/selectors/hasMovedNothing.ts'
import { idleState, type ExecutionItem, type ExecutionState } from '@causeway/react/execution'
import { executionItemStatuses } from '../../../../src/execution/state/executionItem.ts'
import { executionStatuses } from '../../../../src/execution/state/executionState.ts'

const itemOf = (change: Partial<ExecutionItem>): ExecutionItem => ({
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'waiting',
  transactionHash: undefined,
  ...change,
})

const stateOf = (change: Partial<ExecutionState>): ExecutionState => ({
  ...idleState,
  id: 'one',
  items: [itemOf({ status: 'failed' }), itemOf({ status: 'waiting' })],
  ...change,
})

const failure = { rawStatus: 'failure', status: 'failure', isDeposited: false, updatedAt: 5 } as const

describe('hasMovedNothing', () => {
  it('default: only what was declined or failed is over without a payment', () => {
    expect(executionStatuses.filter((status) => hasMovedNothing(stateOf({ status }))).toSorted()).toEqual([
      'failed',
      'rejected',
    ])
  })

  it('behavior: is false after a failure that the provider reports, since funds may have moved', () => {
    expect(hasMovedNothing(stateOf({ status: 'failed', requestState: failure }))).toBe(false)
    expect(
      hasMovedNothing(
        stateOf({ status: 'failed', requestState: { ...failure, rawStatus: 'waiting', status: 'waiting' } }),
      ),
    ).toBe(true)
  })

  it('behavior: is false if one item left the wallet, or may have', () => {
    const remembered = executionItemStatuses.filter(
      (status) =>
        !hasMovedNothing(
          stateOf({ status: 'rejected', items: [itemOf({ status: 'waiting' }), itemOf({ status })] }),
        ),
    )
    expect(remembered.toSorted()).toEqual(['confirming', 'done', 'lost'])
  })

  it('behavior: counts an item with a hash as sent, even if it failed', () => {
    const sent = itemOf({ status: 'failed', transactionHash: `0x${'7'.repeat(64)}` })
    expect(hasMovedNothing(stateOf({ status: 'failed', items: [itemOf({ status: 'waiting' }), sent] }))).toBe(
      false,
    )
  })
})

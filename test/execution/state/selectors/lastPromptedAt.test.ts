import { describe, expect, it } from 'vitest'
import { idleState, type ExecutionItem, type ExecutionItemStatus } from '@causeway/react/execution'
import { executionItemStatuses } from '../../../../src/execution/state/executionItem.ts'
import { isAllSent, lastPromptedAt } from '../../../../src/execution/state/selectors/lastPromptedAt.ts'

const stateOf = (...items: readonly (readonly [ExecutionItemStatus, number?])[]) => ({
  ...idleState,
  items: items.map(([status, at]): ExecutionItem => ({
    kind: 'transaction',
    stepId: 'deposit',
    action: undefined,
    chainId: 1,
    status,
    transactionHash: undefined,
    ...(at !== undefined && { intent: { from: '0x1', at, nonce: undefined } }),
  })),
})

describe('isAllSent', () => {
  it('default: counts what is with the chain or the provider as sent', () => {
    const sent = executionItemStatuses.filter((status) => isAllSent(stateOf(['done'], [status])))
    expect(sent.toSorted()).toEqual(['confirming', 'done', 'posting'])
  })
})

describe('lastPromptedAt', () => {
  it('default: gives the time of the latest prompt, wherever it is', () => {
    expect(lastPromptedAt(stateOf(['done', 30], ['confirming', 50], ['posting', 40]))).toBe(50)
  })

  it('behavior: ignores items that were done without a prompt', () => {
    expect(lastPromptedAt(stateOf(['done'], ['done', 30]))).toBe(30)
    expect(lastPromptedAt(stateOf(['done']))).toBe(0)
  })

  it('behavior: is null while something is still to be sent', () => {
    expect(lastPromptedAt(stateOf(['done', 30], ['waiting']))).toBeNull()
  })
})

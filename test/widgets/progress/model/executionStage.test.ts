import { expect, it } from 'vitest'
import { idleState, type ExecutionState } from '@causeway/react/execution'
import { executionStage } from '../../../../src/widgets/progress/model/executionStage.ts'

const requestState = { status: 'pending', rawStatus: 'pending', isDeposited: true, updatedAt: 1 } as const
const stored = { ...idleState, status: 'filling', isRestored: true, requestId: '0x1' } as const

it.each<[string, ExecutionState, boolean, boolean]>([
  ['a stored swap without an answer', stored, false, true],
  ['the provider has answered', { ...stored, requestState }, false, false],
  ['the provider doesn’t answer', { ...stored, isServiceUnreachable: true }, false, false],
  ['its request is unknown', { ...stored, requestId: undefined }, false, false],
  ['it started here', { ...stored, isRestored: false }, false, false],
  ['it comes from a support bundle', stored, true, false],
])(
  'behavior: says that the provider is being asked only while it is: %s',
  (_, state, isReplayed, isRechecked) => {
    expect(executionStage(state, isReplayed).isRechecked).toBe(isRechecked)
  },
)

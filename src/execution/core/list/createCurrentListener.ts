import { isExecutionSettled, isPending, type ExecutionStatus } from '../../state/executionState.ts'
import type { Execution } from '../execution.ts'
import type { KnownExecutions } from './createKnownExecutions.ts'

/** Reads the journal when the current execution is another one, or ends: what is over can be cleared, also while it is shown. */
export function createCurrentListener(
  current: Pick<Execution, 'getState'>,
  known: Pick<KnownExecutions, 'end'>,
  reload: () => void,
): () => void {
  let currentId: string | undefined
  /** How it ended, as far as is known; undefined while it is pending. */
  let lastEnd: ExecutionStatus | undefined = 'idle'
  return () => {
    const state = current.getState()
    const { id, status } = state
    // An execution that was left is followed beside the next one.
    if (id !== undefined && isExecutionSettled(state)) known.end(id, state)
    const end = isPending(state) ? undefined : status
    if (id === currentId && end === lastEnd) return
    currentId = id
    lastEnd = end
    reload()
  }
}

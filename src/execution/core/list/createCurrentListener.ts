import { isExecutionSettled, isPending } from '../../state/executionState.ts'
import type { Execution } from '../execution.ts'
import type { KnownExecutions } from './createKnownExecutions.ts'

/** Reads the journal when the current execution is another one, or over: what is over can be cleared, also while it is shown. */
export function createCurrentListener(
  current: Pick<Execution, 'getState'>,
  known: Pick<KnownExecutions, 'end'>,
  reload: () => void,
): () => void {
  let currentId: string | undefined
  let wasOver = true
  return () => {
    const state = current.getState()
    const { id } = state
    // An execution that was left is followed beside the next one.
    if (id !== undefined && isExecutionSettled(state)) known.end(id, state)
    const isOver = !isPending(state)
    if (id === currentId && isOver === wasOver) return
    currentId = id
    wasOver = isOver
    reload()
  }
}

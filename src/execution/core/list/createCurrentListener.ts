import { isExecutionSettled, isPending, type ExecutionStatus } from '../../state/executionState.ts'
import { hasEndedUnpaid } from '../../payments/hasEndedUnpaid.ts'
import type { Execution } from '../execution.ts'
import type { KnownExecutions } from './createKnownExecutions.ts'

/** Reads the journal again when the current execution changes or ends: a finished one can be cleared even while it is shown. */
export function createCurrentListener(
  current: Pick<Execution, 'getState'>,
  known: Pick<KnownExecutions, 'end'>,
  reload: () => void,
): () => void {
  let currentId: string | undefined
  /** The status in which the current execution ended; undefined while it is pending. */
  let lastEnd: ExecutionStatus | undefined = 'idle'
  return () => {
    const state = current.getState()
    const { id, status } = state
    // Once another execution is current, the list shows this one, with its end.
    if (id !== undefined)
      known.end(id, isExecutionSettled(state) || hasEndedUnpaid(state) ? state : undefined)
    const end = isPending(state) ? undefined : status
    if (id === currentId && end === lastEnd) return
    currentId = id
    lastEnd = end
    reload()
  }
}

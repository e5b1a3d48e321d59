'use client'
import type { TransferEvent } from '../../config/callbacks.ts'
import { toTransferEvent } from '../../config/toTransferEvent.ts'
import type { Executions } from '../../execution/core/executions.ts'
import { isPending, type ExecutionState } from '../../execution/state/executionState.ts'
import type { ExecuteStepsVariables } from '../../query/executeStepsMutation.ts'
import { useConfig } from '../context/useConfig.ts'
import { useExecuteSteps } from '../useExecuteSteps.ts'

/**
 * Executes a quote and resolves with how it ended, as a page is told, also where it was left before; rejects where nothing could be
 * started.
 */
export function useStartTransfer(): (variables: ExecuteStepsVariables) => Promise<TransferEvent | undefined> {
  const { executions } = useConfig('useStartTransfer')
  const { executeStepsAsync } = useExecuteSteps()
  return async (variables) => {
    const left = await executeStepsAsync(variables)
    if (left.id === undefined) return undefined
    const state = isPending(left) ? await untilOver(executions, left.id) : left
    return toTransferEvent(left.id, state)
  }
}

/** Waits for an execution that is followed in the list. */
function untilOver({ subscribe, getSnapshot }: Executions, id: string): Promise<ExecutionState> {
  return new Promise((resolve) => {
    const look = () => {
      const over = getSnapshot().past.find(({ state }) => state.id === id && state.status !== 'unconfirmed')
      if (!over) return
      unsubscribe()
      resolve(over.state)
    }
    const unsubscribe = subscribe(look)
    queueMicrotask(look)
  })
}

'use client'
import type { TransferEvent } from '../../../config/callbacks/callbacks.ts'
import { toTransferEvent } from '../../../config/callbacks/toTransferEvent.ts'
import type { ExecuteStepsVariables } from '../../../query/mutations/executeStepsMutation.ts'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import { useExecuteSteps } from '../../useExecuteSteps.ts'

/** Executes a quote and resolves with its end, as reported to the page; rejects if nothing could be started. */
export function useStartTransfer(): (variables: ExecuteStepsVariables) => Promise<TransferEvent | undefined> {
  const { executeStepsAsync } = useExecuteSteps({ mutation: innerMutationOptions })
  return async (variables) => {
    const state = await executeStepsAsync(variables)
    return state.id === undefined ? undefined : toTransferEvent(state.id, state)
  }
}

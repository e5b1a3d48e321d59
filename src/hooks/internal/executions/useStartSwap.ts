'use client'
import type { SwapEvent } from '../../../config/callbacks/callbacks.ts'
import { toSwapEvent } from '../../../config/callbacks/toSwapEvent.ts'
import type { ExecuteStepsVariables } from '../../../query/mutations/executeStepsMutation.ts'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import { useExecuteSteps } from '../../useExecuteSteps.ts'

/** Executes a quote and resolves with its end, as reported to the page; rejects if nothing could be started. */
export function useStartSwap(): (variables: ExecuteStepsVariables) => Promise<SwapEvent | undefined> {
  const { executeStepsAsync } = useExecuteSteps({ mutation: innerMutationOptions })
  return async (variables) => {
    const state = await executeStepsAsync(variables)
    return state.id === undefined ? undefined : toSwapEvent(state.id, state)
  }
}

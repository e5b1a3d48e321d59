'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { SwapEvent } from '../../../config/callbacks/callbacks.ts'
import { toSwapEvent } from '../../../config/callbacks/toSwapEvent.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import {
  executeSteps,
  executeStepsMutationOptions,
  type ExecuteStepsVariables,
} from '../../../query/mutations/executeStepsMutation.ts'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import { useConnection } from '../../context/useConnection.ts'

/**
 * Executes a quote and resolves with its end, as reported to the page; rejects if nothing could be started. A callback of
 * the page's `MutationCache` that throws or never ends changes nothing of that: funds may have moved.
 */
export function useStartSwap(): (variables: ExecuteStepsVariables) => Promise<SwapEvent | undefined> {
  const queryClient = useQueryClient()
  const { config, wallet } = useConnection('useStartSwap', {})
  const options = executeStepsMutationOptions(config, { wallet, mutation: innerMutationOptions })
  return async (variables) => {
    const state = await new Promise<ExecutionState>((resolve, reject) => {
      const mutation = queryClient.getMutationCache().build(queryClient, {
        ...options,
        mutationFn: async () => {
          const run = executeSteps(queryClient, config, wallet, variables)
          run.then(resolve, reject)
          return run
        },
      })
      mutation.execute(variables).catch(reject)
    })
    return state.id === undefined ? undefined : toSwapEvent(state.id, state)
  }
}

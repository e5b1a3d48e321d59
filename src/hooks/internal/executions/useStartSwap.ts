'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { SwapEvent } from '../../../config/callbacks/callbacks.ts'
import { toSwapEvent } from '../../../config/callbacks/toSwapEvent.ts'
import {
  executeSteps,
  executeStepsMutationOptions,
  type ExecuteStepsVariables,
} from '../../../query/mutations/executeStepsMutation.ts'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import { useConnection } from '../../context/useConnection.ts'

/**
 * Executes a quote and resolves with its end, as reported to the page; rejects if nothing could be started. The page's
 * `MutationCache` sees it, but a callback there that throws or never ends neither stops it nor changes its end.
 */
export function useStartSwap(): (variables: ExecuteStepsVariables) => Promise<SwapEvent | undefined> {
  const queryClient = useQueryClient()
  const { config, wallet } = useConnection('useStartSwap', {})
  const options = executeStepsMutationOptions(config, { wallet, mutation: innerMutationOptions })
  return async (variables) => {
    const run = executeSteps(queryClient, config, wallet, variables)
    const mutation = queryClient.getMutationCache().build(queryClient, { ...options, mutationFn: () => run })
    mutation.execute(variables).catch(() => {})
    const state = await run
    return state.id === undefined ? undefined : toSwapEvent(state.id, state)
  }
}

'use client'
import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import type { SwapEvent } from '../../../config/callbacks/callbacks.ts'
import { toSwapEvent } from '../../../config/callbacks/toSwapEvent.ts'
import {
  executeAndRefetch,
  executeStepsMutationOptions,
  type ExecuteStepsVariables,
} from '../../../query/mutations/executeStepsMutation.ts'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import { useConnection } from '../../context/useConnection.ts'

/** Executes a quote and resolves with its end, as reported to the page; rejects if nothing could be started. */
export function useStartSwap(): (variables: ExecuteStepsVariables) => Promise<SwapEvent | undefined> {
  const queryClient = useQueryClient()
  const { config, wallet } = useConnection('useStartSwap', {})
  const options = executeStepsMutationOptions(config, { wallet, mutation: innerMutationOptions })
  return async (variables) => {
    const run = executeAndRefetch(queryClient, config, wallet, variables)
    showAsMutation(queryClient, { ...options, mutationFn: () => run }, variables)
    const state = await run
    return state.id === undefined ? undefined : toSwapEvent(state.id, state)
  }
}

/**
 * Shows what already runs to the page's `MutationCache`. It isn't awaited: a callback there that throws or never ends must neither stop the
 * run nor change its end.
 */
function showAsMutation<data, variables, context>(
  queryClient: QueryClient,
  options: MutationOptions<data, Error, variables, context>,
  variables: variables,
): void {
  const mutation = queryClient.getMutationCache().build(queryClient, options)
  mutation.execute(variables).catch(() => {})
}

'use client'
import { useQueryClient, type MutationKey, type QueryClient } from '@tanstack/react-query'
import type { SwapEvent } from '../../../config/callbacks/callbacks.ts'
import { toSwapEvent } from '../../../config/callbacks/toSwapEvent.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { innerMutationOptions } from '../../../query/options/innerOptions.ts'
import { executeStepsMutationKey } from '../../../query/keys.ts'
import { executeAndRefetch, type ExecuteStepsVariables } from '../../../query/mutations/executeAndRefetch.ts'
import { singleRunOptions } from '../../../query/options/singleRunOptions.ts'
import { useConnection } from '../../context/useConnection.ts'

/** Executes a quote and resolves with its outcome, as reported to the page; rejects if nothing could be started. */
export function useStartSwap(): (variables: ExecuteStepsVariables) => Promise<SwapEvent | undefined> {
  const queryClient = useQueryClient()
  const { config, wallet } = useConnection('useStartSwap')
  return async (variables) => {
    const run = executeAndRefetch(queryClient, config, wallet, variables)
    showAsMutation(queryClient, executeStepsMutationKey(config), { run, variables })
    const state = await run
    return state.id === undefined ? undefined : toSwapEvent(state.id, state)
  }
}

/**
 * Shows a running execution in the page's `MutationCache`. It isn't awaited: a callback there that throws or never settles must neither
 * stop the run nor change its outcome.
 */
function showAsMutation(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  { run, variables }: { run: Promise<ExecutionState>; variables: ExecuteStepsVariables },
): void {
  const options = { ...innerMutationOptions, ...singleRunOptions, mutationKey, mutationFn: () => run }
  const mutation = queryClient.getMutationCache().build(queryClient, options)
  mutation.execute(variables).catch(() => {})
}

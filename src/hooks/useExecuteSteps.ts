'use client'
import { checkKinds } from '../errors/checks/checkKinds.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import {
  useMutation,
  type UseMutateAsyncFunction,
  type UseMutateFunction,
  type UseMutationResult,
} from '@tanstack/react-query'
import type { ExecutionState } from '../execution/state/executionState.ts'
import {
  executeStepsMutationOptions,
  type ExecuteStepsMutationOptions,
} from '../query/mutations/executeStepsMutation.ts'
import type { ExecuteStepsVariables } from '../query/mutations/executeAndRefetch.ts'
import {
  connectionKinds,
  type ConfigParameter,
  type WalletParameter,
} from './context/connectionParameters.ts'
import { useConnection } from './context/useConnection.ts'

export type UseExecuteStepsParameters<context = unknown> = ConfigParameter &
  WalletParameter &
  Pick<ExecuteStepsMutationOptions<context>, 'mutation'>

export type UseExecuteStepsReturnType<context = unknown> = UseMutationResult<
  ExecutionState,
  Error,
  ExecuteStepsVariables,
  context
> & {
  /** Starts executing a quote. Call it from a user gesture. */
  executeSteps: UseMutateFunction<ExecutionState, Error, ExecuteStepsVariables, context>
  /** Like `executeSteps`, but resolves with the final state, even after a rejection or a failure. */
  executeStepsAsync: UseMutateAsyncFunction<ExecutionState, Error, ExecuteStepsVariables, context>
}

/**
 * Executes a quote with the connected wallet. Track it with `useExecution`; the mutation's own `error` is set only if nothing
 * could be started.
 *
 * @example
 * const { executeSteps } = useExecuteSteps()
 * return <button onClick={() => executeSteps({ quote })}>Bridge</button>
 */
export function useExecuteSteps<context = unknown>(
  given: UseExecuteStepsParameters<context> = {},
): UseExecuteStepsReturnType<context> {
  checkObject(given, 'useExecuteSteps')
  checkKinds(given, { ...connectionKinds, mutation: 'object' }, 'useExecuteSteps')
  const { mutation, ...parameters } = given
  const { config, wallet } = useConnection('useExecuteSteps', parameters)
  const result = useMutation(executeStepsMutationOptions(config, { wallet, mutation }))
  return { ...result, executeSteps: result.mutate, executeStepsAsync: result.mutateAsync }
}

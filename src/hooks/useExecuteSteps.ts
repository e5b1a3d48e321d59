'use client'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { Quote } from '../actions/getQuote.ts'
import type { StartOptions } from '../execution/core/execution.ts'
import type { ExecutionState } from '../execution/core/executionState.ts'
import { executeStepsMutationOptions, type ExecuteStepsVariables } from '../query/executeSteps.ts'
import { useCauseway } from './internal/causewayContext.ts'
import { useConfig } from './internal/useConfig.ts'
import { useExecutionState, type UseExecutionStateReturnType } from './internal/useExecutionState.ts'

export interface UseExecuteStepsReturnType extends UseExecutionStateReturnType {
  /** Starts a quote. Call it from a user's gesture. */
  execute: (quote: Quote, options?: StartOptions) => void
  /** The same, resolving with the state in which it ended. */
  executeAsync: (quote: Quote, options?: StartOptions) => Promise<ExecutionState>
  /** Decides for going on, in the status `attention`. It may prompt: call it from a user's gesture. */
  proceed: () => void
  /** Decides against it. */
  decline: () => void
  /** The wallet was asked and shows nothing: what became of it is `unknown` then, and may be left. */
  giveUpPrompt: () => void
  /** Leaves an execution that is over, or that needs nobody any more: `useExecutions` keeps it in sight. */
  reset: () => void
  /** The underlying mutation; its error is set when nothing could be started. */
  mutation: UseMutationResult<ExecutionState, Error, ExecuteStepsVariables>
}

/**
 * Executes a quote with the connected wallet and tells where it stands. The state lives in the provider: it
 * survives the component.
 *
 * @example
 * const { state, execute } = useExecuteSteps()
 * <button onClick={() => execute(quote)}>Bridge</button>
 */
export function useExecuteSteps(): UseExecuteStepsReturnType {
  const config = useConfig('useExecuteSteps')
  const { wallet } = useCauseway('useExecuteSteps')
  const { current } = config.executions
  const executionState = useExecutionState()
  const mutation = useMutation(executeStepsMutationOptions(config, { execution: current, wallet }))
  return {
    ...executionState,
    execute: (quote, options) => mutation.mutate({ quote, ...options }),
    executeAsync: (quote, options) => mutation.mutateAsync({ quote, ...options }),
    proceed: current.proceed,
    decline: current.decline,
    giveUpPrompt: current.giveUpPrompt,
    reset: current.reset,
    mutation,
  }
}

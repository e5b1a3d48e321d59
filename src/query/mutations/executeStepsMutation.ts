import { checkOptions } from '../options/checkOptions.ts'
import { mutationOptions } from '@tanstack/react-query'
import type { Config } from '../../config/config.ts'
import { checkWallet } from '../../config/checks/checkWallet.ts'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import { executeStepsMutationKey } from '../keys.ts'
import { executeAndRefetch, type ExecuteStepsVariables } from './executeAndRefetch.ts'
import { isolateCallbacks } from './isolateCallbacks.ts'
import { singleRunOptions } from '../options/singleRunOptions.ts'
import type { MutationParameter } from '../options/types.ts'

export interface ExecuteStepsMutationOptions<context = unknown> {
  /** Undefined if none is connected: nothing starts then. */
  wallet: Wallet | undefined
  /** All of react-query's mutation options except `mutationFn`, `mutationKey`, `retry`, `networkMode` and `scope`. */
  mutation?: MutationParameter<ExecutionState, ExecuteStepsVariables, context> | undefined
}

/**
 * react-query options for an execution. `mutation` accepts neither `retry` nor `networkMode` nor `scope`: a prompt must follow a
 * user's gesture, never a timer, a restored network or the end of another execution. After the execution, everything it moved is
 * refetched, and so is a quote that it used up.
 */
export function executeStepsMutationOptions<context = unknown>(
  config: Config,
  options: ExecuteStepsMutationOptions<context>,
) {
  checkOptions('executeStepsMutationOptions', { config, options })
  checkKinds(options, { mutation: 'object', wallet: 'any' }, 'executeStepsMutationOptions')
  checkWallet(options.wallet, 'executeStepsMutationOptions')
  const { wallet, mutation } = options
  return mutationOptions<ExecutionState, Error, ExecuteStepsVariables, context>({
    ...isolateCallbacks(mutation),
    ...singleRunOptions,
    mutationKey: executeStepsMutationKey(config),
    mutationFn: (variables, { client }) => executeAndRefetch(client, config, wallet, variables),
  })
}

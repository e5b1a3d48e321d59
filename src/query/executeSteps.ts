import { mutationOptions } from '@tanstack/react-query'
import type { Quote } from '../actions/getQuote.ts'
import { WalletNotConnectedError } from '../errors/wallet.ts'
import type { Config } from '../config/config.ts'
import type { Execution, StartOptions } from '../execution/core/execution.ts'
import type { ExecutionState } from '../execution/core/executionState.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { allBalancesQueryKey, allRequestsQueryKey, executeStepsMutationKey } from './keys.ts'

export interface ExecuteStepsIo {
  execution: Execution
  wallet: Wallet | undefined
}

/** What is executed, and what the user accepted of it before. */
export interface ExecuteStepsVariables extends StartOptions {
  quote: Quote
}

/** Options of an execution for react-query. Never retried: a prompt follows a gesture, not a timer. What it moved is read again after it. */
export function executeStepsMutationOptions(
  config: Pick<Config, 'client' | 'chainReader' | 'getAudit'>,
  { execution, wallet }: ExecuteStepsIo,
) {
  return mutationOptions<ExecutionState, Error, ExecuteStepsVariables>({
    mutationKey: executeStepsMutationKey(config),
    retry: false,
    // A paused mutation would prompt by itself once the network is back.
    networkMode: 'always',
    mutationFn: async ({ quote, ...options }) => {
      if (!wallet) throw new WalletNotConnectedError()
      return execution.start(quote, { wallet, chains: config.chainReader, audit: config.getAudit() }, options)
    },
    onSettled: async (_data, _error, _variables, _result, { client }) => {
      await Promise.all(
        [allBalancesQueryKey(config), allRequestsQueryKey(config)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import type { Quote } from '../../actions/getQuote.ts'
import type { Config } from '../../config/config.ts'
import { leaveHidden } from '../../config/isCurrentHidden.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { RequestFailedError } from '../../errors/execution.ts'
import { QuotePaidError, QuoteReplacedError, QuoteUsedError } from '../../errors/quote.ts'
import { WalletNotConnectedError } from '../../errors/wallet.ts'
import type { StartExecutionOptions } from '../../execution/core/execution.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import {
  allBalancesQueryKey,
  allDepositRecordsQueryKey,
  allRequestsQueryKey,
  quoteQueryKey,
} from '../keys.ts'
import { pageClientsOf } from './pageClients.ts'

/** What to execute, and what the user has already accepted of it. */
export interface ExecuteStepsVariables extends StartExecutionOptions {
  quote: Quote
}

/** Executes a quote, and refetches what that has changed, in all trees of the page that show it. */
export async function executeAndRefetch(
  client: QueryClient,
  config: Config,
  wallet: Wallet | undefined,
  variables: ExecuteStepsVariables,
): Promise<ExecutionState> {
  checkObject(variables, 'executeSteps', 'variables')
  const { quote, ...options } = variables
  if (!wallet) throw new WalletNotConnectedError()
  const connection = { wallet, chainReader: config.chainReader }
  leaveHidden(config)
  try {
    const state = await config.executions.current.start(quote, connection, options)
    if (isSpent(state))
      for (const each of pageClientsOf(config, client))
        void each.resetQueries({ queryKey: quoteQueryKey(config, quote.parameters), exact: true })
    return state
  } finally {
    for (const each of pageClientsOf(config, client))
      for (const allKey of [allBalancesQueryKey, allRequestsQueryKey, allDepositRecordsQueryKey])
        void each.invalidateQueries({ queryKey: allKey(config) })
  }
}

/**
 * Whether another quote is needed: something of this one was sent, or the provider reports its end. A rejected one can
 * be continued.
 */
function isSpent({ status, items, error }: ExecutionState): boolean {
  const isBegun = items.some((item) => item.status !== 'waiting')
  const isOver = [QuotePaidError, QuoteReplacedError, QuoteUsedError, RequestFailedError].some(
    (type) => error instanceof type,
  )
  return status !== 'rejected' && (isBegun || isOver)
}

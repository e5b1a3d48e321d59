'use client'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { balanceQueryOptionsFor, findUnreadable } from '../../query/chain/balance.ts'
import { checkBalances, type BalancesOptions } from '../../query/chain/balances.ts'
import { useConfig } from '../context/useConfig.ts'
import { suspenseOptions } from './suspenseOptions.ts'
import type { UseSuspenseBalanceParameters, UseSuspenseBalanceReturnType } from './useSuspenseBalance.ts'

export type UseSuspenseBalancesParameters<selected = bigint> = Pick<BalancesOptions, 'tokens'> &
  Pick<UseSuspenseBalanceParameters<selected>, 'query' | 'config'> & { account: Address }
export type UseSuspenseBalancesReturnType<selected = bigint> = UseSuspenseBalanceReturnType<selected>[]

/**
 * `useBalances` with Suspense: reads the balances in parallel, and the component suspends until all are read.
 *
 * @example
 * const balances = useSuspenseBalances({ tokens: config.tokens.getState(), account })
 *
 * @throws {InvalidArgumentError} when `account` is missing, or the config can't read the chain of a token.
 */
export function useSuspenseBalances<selected = bigint>(
  parameters: UseSuspenseBalancesParameters<selected>,
): UseSuspenseBalancesReturnType<selected> {
  checkObject(parameters, 'useSuspenseBalances')
  const { config: given, ...options } = parameters
  checkBalances(options, 'useSuspenseBalances')
  const { tokens, account, query } = options
  const config = useConfig('useSuspenseBalances', { config: given })
  return useSuspenseQueries({
    queries: tokens.map(({ chainId, address }) => {
      const options = { account, query, chainId, token: address }
      return suspenseOptions(
        'useSuspenseBalances',
        balanceQueryOptionsFor<selected>(config, options, 'useSuspenseBalances'),
        () => findUnreadable(config, options),
      )
    }),
  })
}

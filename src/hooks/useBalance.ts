'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { balanceQueryOptionsFor, type BalanceOptions } from '../query/chain/balance.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseBalanceParameters<selected = bigint> = BalanceOptions<selected> & ConfigParameter
export type UseBalanceReturnType<selected = bigint> = UseQueryResult<selected>

/**
 * Reads a balance in base units through the config's transports, and refreshes it every 15 seconds while the page is visible.
 *
 * @example
 * const { data: balance } = useBalance({ chainId: 1, token: usdc, account })
 */
export function useBalance<selected = bigint>(
  given: UseBalanceParameters<selected> = {},
): UseBalanceReturnType<selected> {
  checkObject(given, 'useBalance')
  const { config, ...options } = given
  return useQuery(balanceQueryOptionsFor(useConfig('useBalance', { config }), options, 'useBalance'))
}

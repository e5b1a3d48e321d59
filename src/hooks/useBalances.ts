'use client'
import { checkObject } from '../errors/checks/checkObject.ts'
import { useQueries } from '@tanstack/react-query'
import { balancesQueryOptionsFor, type BalancesOptions } from '../query/chain/balances.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'
import type { UseBalanceReturnType } from './useBalance.ts'

export type UseBalancesParameters<selected = bigint> = BalancesOptions<selected> & ConfigParameter
export type UseBalancesReturnType<selected = bigint> = UseBalanceReturnType<selected>[]

/**
 * Reads balances of one account in base units, in the order of the tokens.
 *
 * @example
 * const tokens = [{ chainId: 1, address: usdc }, { chainId: 8453, address: usdcOnBase }]
 * const [here, there] = useBalances({ tokens, account })
 * const canPay = (here?.data ?? 0n) >= 1_000_000n || (there?.data ?? 0n) >= 1_000_000n
 */
export function useBalances<selected = bigint>(
  given: UseBalancesParameters<selected>,
): UseBalancesReturnType<selected> {
  checkObject(given, 'useBalances')
  const { config, ...options } = given
  return useQueries(balancesQueryOptionsFor(useConfig('useBalances', { config }), options, 'useBalances'))
}

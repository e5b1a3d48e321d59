'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { balanceQueryOptions, type BalanceOptions } from '../query/balance.ts'
import { useConfig } from './internal/useConfig.ts'

export type UseBalanceParameters = BalanceOptions
export type UseBalanceReturnType = UseQueryResult<bigint>

/**
 * Reads a balance in the smallest unit, through the provider's transports.
 *
 * @example
 * const { data: balance } = useBalance({ chainId: 1, currency: zeroAddress, account })
 */
export function useBalance(parameters: UseBalanceParameters = {}): UseBalanceReturnType {
  return useQuery(balanceQueryOptions(useConfig('useBalance'), parameters))
}

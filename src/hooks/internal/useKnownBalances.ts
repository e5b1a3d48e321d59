'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { allBalancesQueryKey, type BalanceQueryKey } from '../../query/keys.ts'
import { useConfig } from '../context/useConfig.ts'

/**
 * Balances of an account that were read already, by `chainId:address` in lower case. Reads nothing itself.
 *
 * @param isWaiting What is known is looked up once more when this ends. @default false
 */
export function useKnownBalances(
  account: Address | undefined,
  isWaiting = false,
): ReadonlyMap<string, bigint> {
  const queryClient = useQueryClient()
  const { baseUrl } = useConfig('useKnownBalances').client
  return useMemo(() => {
    const balances = new Map<string, bigint>()
    const ours = { queryKey: allBalancesQueryKey({ client: { baseUrl } }) }
    for (const [queryKey, balance] of queryClient.getQueriesData<bigint>(ours)) {
      const [, , , { chainId, token, account: owner }] = queryKey as BalanceQueryKey
      if (balance !== undefined && owner === account?.toLowerCase())
        balances.set(`${chainId}:${token}`, balance)
    }
    return balances
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queryClient, baseUrl, account, isWaiting])
}

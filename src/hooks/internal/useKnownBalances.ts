'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { balancesQueryKey, type BalanceQueryKey } from '../../query/balance.ts'

/** Balances of an account that were read already, by `chainId:address` in lower case. Reads nothing itself. */
export function useKnownBalances(account: Address | undefined): ReadonlyMap<string, bigint> {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const balances = new Map<string, bigint>()
    for (const [queryKey, balance] of queryClient.getQueriesData<bigint>({ queryKey: balancesQueryKey })) {
      const [, { chainId, currency, account: owner }] = queryKey as BalanceQueryKey
      if (balance !== undefined && owner === account?.toLowerCase())
        balances.set(`${chainId}:${currency}`, balance)
    }
    return balances
  }, [queryClient, account])
}

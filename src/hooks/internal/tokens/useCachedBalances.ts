'use client'
import { matchQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Address } from 'viem'
import { allBalancesQueryKey, balanceQueryKey } from '../../../query/keys.ts'
import type { Token } from '../../../config/tokens/token.ts'
import { useConfig } from '../../context/useConfig.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'
import { queryOf } from '../../../query/queryOf.ts'

/**
 * An account's balances in base units, as far as they were read; rerenders the caller when one arrives. Reads nothing
 * itself. For lists: one listener serves all rows.
 */
export function useCachedBalances(
  account: Address | undefined,
): (token: Pick<Token, 'chainId' | 'address'>) => bigint | undefined {
  const queryClient = useQueryClient()
  const { baseUrl } = useConfig('useCachedBalances').client
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const ours = { queryKey: allBalancesQueryKey({ client: { baseUrl } }) }
    return queryClient.getQueryCache().subscribe((event) => {
      const isNew = event.type === 'updated' && event.action.type === 'success'
      if (isNew && matchQuery(ours, event.query)) renderAgain()
    })
  }, [queryClient, baseUrl])
  return ({ chainId, address }) =>
    balanceRead(
      queryOf(queryClient, balanceQueryKey({ client: { baseUrl } }, { chainId, token: address, account })),
    )
}

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { allBalancesQueryKey, type BalanceQueryKey } from '../../../query/keys.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { tokenKey } from '../../../utils/tokens/tokenId.ts'
import { useConfig } from '../../context/useConfig.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'

/** Returns the balances of an account that were already read, by `tokenKey`. Reads nothing itself. */
export function useBalancesSnapshot(): (account: Address) => ReadonlyMap<string, bigint> {
  const queryClient = useQueryClient()
  const { baseUrl } = useConfig('useBalancesSnapshot').client
  return useCallback(
    (account) => {
      const balances = new Map<string, bigint>()
      const ours = { queryKey: allBalancesQueryKey({ client: { baseUrl } }) }
      for (const query of queryClient.getQueryCache().findAll(ours)) {
        // The page may store its own data under our key prefix.
        const { chainId, token, account: owner } = Object(query.queryKey[3]) as Partial<BalanceQueryKey[3]>
        const balance = balanceRead(query)
        if (balance === undefined || chainId === undefined || token === undefined) continue
        if (isSameAddress(owner, account)) balances.set(tokenKey({ chainId, address: token }), balance)
      }
      return balances
    },
    [queryClient, baseUrl],
  )
}

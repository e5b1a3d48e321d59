'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Address } from 'viem'
import { balanceQueryKey, balancesQueryKey } from '../../query/balance.ts'
import type { Token } from '../token.ts'

/**
 * Balances of an account in the smallest unit, as far as they were read; the caller renders again when one comes. Reads
 * nothing itself. For lists: one listener serves all of their rows.
 */
export function useLatestBalances(
  account: Address | undefined,
): (token: Pick<Token, 'chainId' | 'address'>) => bigint | undefined {
  const queryClient = useQueryClient()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isNew = event.type === 'updated' && event.action.type === 'success'
        if (isNew && event.query.queryKey[0] === balancesQueryKey[0]) renderAgain()
      }),
    [queryClient],
  )
  return ({ chainId, address }) =>
    queryClient.getQueryData<bigint>(balanceQueryKey({ chainId, currency: address, account }))
}

'use client'
import { matchQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { allBalancesQueryKey, balanceQueryKey } from '../../../query/keys.ts'
import type { Token } from '../../../utils/tokens/token.ts'
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
  const cache = queryClient.getQueryCache()
  const ours = useMemo(() => ({ queryKey: allBalancesQueryKey({ client: { baseUrl } }) }), [baseUrl])
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        const isNew = event.type === 'updated' && event.action.type === 'success'
        if (isNew && matchQuery(ours, event.query)) listener()
      }),
    [cache, ours],
  )
  const getSnapshot = () =>
    cache
      .findAll(ours)
      .map((query) => `${query.queryHash} ${balanceRead(query)}`)
      .join()
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return ({ chainId, address }) =>
    balanceRead(
      queryOf(queryClient, balanceQueryKey({ client: { baseUrl } }, { chainId, token: address, account })),
    )
}

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { balanceQueryOptions } from '../../../query/chain/balance.ts'
import { innerQueryOptions } from '../../../query/options/innerOptions.ts'
import { useConfig } from '../../context/useConfig.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import { useWallet } from '../../useWallet.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'

/** Balances younger than this aren't read again, in milliseconds. */
const staleMs = 15_000

/** How long unused balances are kept, in milliseconds: the page's own default may be to keep nothing. */
const keptMs = 300_000

/**
 * Reads the wallet's balances of tokens for `useCachedBalances`, and resolves once all are read. A balance that can't
 * be read stays unknown.
 */
export function usePrefetchBalances(): (tokens: readonly Token[]) => Promise<void> {
  const queryClient = useQueryClient()
  const config = useConfig('usePrefetchBalances')
  const account = useWallet()?.address
  return useCallback(
    async (tokens) => {
      await Promise.all(
        tokens.map(async ({ chainId, address }) => {
          const options = balanceQueryOptions(config, { chainId, token: address, account })
          if (typeof options.queryFn !== 'function') return
          await queryClient.prefetchQuery({
            ...innerQueryOptions,
            ...options,
            staleTime: (query) => (balanceRead(query) === undefined ? 0 : staleMs),
            gcTime: keptMs,
            retry: false,
          })
        }),
      )
    },
    [queryClient, config, account],
  )
}

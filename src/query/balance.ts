import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'
import { showTogether } from './showTogether.ts'
import type { QueryParameter } from './types.ts'

/** How often a balance is read again while the page is visible, in milliseconds. */
const balanceRefreshMs = 15_000

export interface BalanceOptions {
  chainId?: number | undefined
  /** The zero address stands for the chain's native currency. */
  currency?: Address | undefined
  account?: Address | undefined
  query?: QueryParameter<bigint, Error, BalanceQueryKey> | undefined
}

export type BalanceQueryKey = ReturnType<typeof balanceQueryKey>

/** Where the keys of all balances start. */
export const balancesQueryKey = ['balance'] as const

/** Key of a balance. */
export function balanceQueryKey({ chainId, currency, account }: Omit<BalanceOptions, 'query'>) {
  return [
    ...balancesQueryKey,
    { chainId, currency: currency?.toLowerCase(), account: account?.toLowerCase() },
  ] as const
}

/** Options of a balance in the smallest unit, for react-query. Skipped while the chain can't be read. */
export function balanceQueryOptions(
  reader: ChainReader,
  { query, chainId, currency, account }: BalanceOptions,
) {
  return queryOptions<bigint, Error, bigint, BalanceQueryKey>({
    refetchInterval: balanceRefreshMs,
    ...query,
    queryKey: balanceQueryKey({ chainId, currency, account }),
    queryFn:
      chainId !== undefined && currency && account && reader.has(chainId)
        ? async ({ client, queryKey }) =>
            showTogether(client, queryKey, await reader.getBalance({ chainId, currency, account }))
        : skipToken,
  })
}

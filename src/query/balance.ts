import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from '../config/config.ts'
import { balanceQueryKey, type BalanceQueryKey } from './keys.ts'
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

/** Options of a balance in the smallest unit, for react-query. Skipped while the chain can't be read. */
export function balanceQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { query, chainId, currency, account }: BalanceOptions,
) {
  return queryOptions<bigint, Error, bigint, BalanceQueryKey>({
    refetchInterval: balanceRefreshMs,
    ...query,
    queryKey: balanceQueryKey(config, { chainId, currency, account }),
    queryFn:
      chainId !== undefined && currency && account && config.chainReader.has(chainId)
        ? async ({ client, queryKey }) =>
            showTogether(
              client,
              queryKey,
              await config.chainReader.getBalance({ chainId, currency, account }),
            )
        : skipToken,
  })
}

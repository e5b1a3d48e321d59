import { queryOptions, skipToken } from '@tanstack/react-query'
import { isAddress } from 'viem'
import type { Config } from '../config/config.ts'
import { balanceQueryKey, type BalanceKeyParameters, type BalanceQueryKey } from './keys.ts'
import { batchCacheWrites } from './batchCacheWrites.ts'
import type { QueryOptionsReturnType, QueryParameter } from './types.ts'

/** How often a balance is read again while the page is visible, in milliseconds. */
const balanceRefreshMs = 15_000

/** Whose balance of what; the zero address stands for the chain's native currency. */
export interface BalanceOptions<selected = bigint> extends BalanceKeyParameters {
  query?: QueryParameter<bigint, Error, selected, BalanceQueryKey> | undefined
}

/**
 * Options of a balance in the smallest unit, for react-query. Skipped while a parameter is missing, or the chain can't be
 * read.
 */
export function balanceQueryOptions<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  { query, chainId, token, account }: BalanceOptions<selected>,
): QueryOptionsReturnType<bigint, Error, selected, BalanceQueryKey> {
  const { chainReader } = config
  return queryOptions<bigint, Error, selected, BalanceQueryKey>({
    refetchInterval: balanceRefreshMs,
    ...query,
    queryKey: balanceQueryKey(config, { chainId, token, account }),
    queryFn:
      chainId !== undefined &&
      token &&
      isAddress(token, { strict: false }) &&
      account &&
      chainReader.has(chainId)
        ? async ({ client, queryKey }) =>
            batchCacheWrites(
              client,
              queryKey,
              await chainReader.getBalance({ chainId, currency: token, account }),
            )
        : skipToken,
  })
}

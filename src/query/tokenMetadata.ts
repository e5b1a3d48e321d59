import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from '../config/config.ts'
import type { TokenMetadata } from '../execution/ports/chains/chainReader.ts'
import { tokenMetadataQueryKey } from './keys.ts'

export interface TokenMetadataOptions {
  chainId: number
  /** Address to ask; undefined asks nothing. */
  address: Address | undefined
}

/** Options of what a token's contract says of itself, for react-query; null when there is no token. */
export function tokenMetadataQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, address }: TokenMetadataOptions,
) {
  return queryOptions<TokenMetadata | null>({
    staleTime: Infinity,
    retry: 1,
    queryKey: tokenMetadataQueryKey(config, { chainId, address }),
    queryFn:
      address && config.chainReader.has(chainId)
        ? async () => (await config.chainReader.getToken({ chainId, address })) ?? null
        : skipToken,
  })
}

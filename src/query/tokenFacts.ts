import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainReader, TokenFacts } from '../execution/ports/chains/chainReader.ts'

export interface TokenFactsOptions {
  chainId: number
  /** Address to ask; undefined asks nothing. */
  address: Address | undefined
}

/** Options of what a token's contract says of itself, for react-query; null when there is no token. */
export function tokenFactsQueryOptions(reader: ChainReader, { chainId, address }: TokenFactsOptions) {
  return queryOptions<TokenFacts | null>({
    staleTime: Infinity,
    retry: 1,
    queryKey: ['tokenFacts', { chainId, address: address?.toLowerCase() }],
    queryFn:
      address && reader.has(chainId)
        ? async () => (await reader.getToken({ chainId, address })) ?? null
        : skipToken,
  })
}

import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from '../config/config.ts'
import type { TokenMetadata } from '../execution/ports/chains/chainReader.ts'
import { raceAbort } from '../utils/raceAbort.ts'
import { tokenMetadataQueryKey } from './keys.ts'

export interface TokenMetadataOptions {
  chainId: number
  /** Address to ask; undefined asks nothing. */
  address: Address | undefined
}

/** How long a node may take to ask a contract, in milliseconds. */
const patienceMs = 10_000

async function inTime<result>(task: Promise<result>): Promise<result> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    return await raceAbort(task, late.signal)
  } finally {
    clearTimeout(timer)
  }
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
        ? async () => (await inTime(config.chainReader.getToken({ chainId, address }))) ?? null
        : skipToken,
  })
}

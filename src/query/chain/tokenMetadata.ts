import type { Address } from 'viem'
import type { Config } from '../../config/config.ts'
import type { TokenMetadata } from '../../execution/ports/chains/chainReader.ts'
import { rejectTimeout, withLimit } from '../../utils/time/withLimit.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { tokenMetadataQueryKey } from '../keys.ts'

interface TokenMetadataOptions {
  chainId: number
  /** Address of the token; undefined reads nothing. */
  address: Address | undefined
}

/** How long a node may take to read a contract, in milliseconds. */
const timeoutMs = 10_000

/** react-query options for a token's metadata from its contract; null if there is no token. */
export function tokenMetadataQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, address }: TokenMetadataOptions,
) {
  return answeredQueryOptions<TokenMetadata | null>({
    staleTime: Infinity,
    retry: 1,
    queryKey: tokenMetadataQueryKey(config, { chainId, address }),
    read:
      address && config.chainReader.has(chainId) ? () => readToken(config, { chainId, address }) : undefined,
  })
}

async function readToken(
  { client: { clock }, chainReader }: Pick<Config, 'client' | 'chainReader'>,
  { chainId, address }: { chainId: number; address: Address },
): Promise<TokenMetadata | null> {
  const reading = chainReader.getToken({ chainId, token: address })
  // A node that doesn't respond says nothing about the contract, so it is asked again.
  return (await withLimit({ clock, maxMs: timeoutMs }, reading, rejectTimeout('chain'))) ?? null
}

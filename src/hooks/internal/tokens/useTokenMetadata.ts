'use client'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { tokenMetadataQueryOptions } from '../../../query/chain/tokenMetadata.ts'
import { useConfig } from '../../context/useConfig.ts'
import type { Token } from '../../../utils/tokens/token.ts'

interface UseTokenMetadataReturnType {
  /** The tokens whose contracts answered, as they describe themselves: untrusted text. */
  tokens: readonly Token[]
  isPending: boolean
  /** A chain couldn't be read. */
  isError: boolean
}

/** Reads which token is at an address, on several chains at once. */
export function useTokenMetadata({
  chainIds,
  address,
}: {
  chainIds: readonly number[]
  address: Address | undefined
}): UseTokenMetadataReturnType {
  const config = useConfig('useTokenMetadata')
  return useQueries({
    queries: chainIds.map((chainId) => tokenMetadataQueryOptions(config, { chainId, address })),
    combine: (results) => ({
      tokens: results.flatMap(({ data }, index): Token[] => {
        const chainId = chainIds[index]
        return data && address && chainId !== undefined
          ? [{ chainId, address, ...data, verified: false }]
          : []
      }),
      isPending: results.some(({ isFetching }) => isFetching),
      isError: results.some(({ isError }) => isError),
    }),
  })
}

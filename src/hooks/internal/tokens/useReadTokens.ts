'use client'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isAddress, type Address } from 'viem'
import type { Token } from '../../../utils/tokens/token.ts'
import { tokenMetadataQueryOptions } from '../../../query/chain/tokenMetadata.ts'
import { tokenKey, type TokenId } from '../../../utils/tokens/tokenId.ts'
import { useConfig } from '../../context/useConfig.ts'

/** Maximum number of contracts read for one part of a widget. */
const maxReads = 8

/**
 * Reads tokens from their contracts, each once for the lifetime of the cache.
 *
 * @param places The tokens to read.
 * @returns a function that returns a token as its contract describes it: untrusted text; null if the contract hasn't answered (yet);
 *   undefined on a chain that can't be read.
 */
export function useReadTokens(places: readonly TokenId[]): (place: TokenId) => Token | null | undefined {
  const config = useConfig('useReadTokens')
  const { chainReader } = config
  const isReadable = useCallback(
    ({ chainId, address }: TokenId) => isAddress(address, { strict: false }) && chainReader.has(chainId),
    [chainReader],
  )
  const keys = [...new Set(places.filter(isReadable).map(tokenKey))].slice(0, maxReads)
  const read = useQueries({
    queries: keys.map((key) => {
      const [chainId, address] = key.split(':')
      return tokenMetadataQueryOptions(config, { chainId: Number(chainId), address: address as Address })
    }),
    combine: (results) => results.map(({ data }, index) => ({ key: keys[index], metadata: data })),
  })
  return useCallback(
    (place) => {
      if (!isReadable(place)) return undefined
      const { metadata } = read.find(({ key }) => key === tokenKey(place)) ?? {}
      return metadata ? { ...place, ...metadata, verified: false } : null
    },
    [isReadable, read],
  )
}

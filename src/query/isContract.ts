import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'
import { hasOwnCode } from '../execution/ports/chains/hasOwnCode.ts'

export interface IsContractOptions {
  chainId?: number | undefined
  address?: Address | undefined
}

/** Options of whether an address holds code of its own, for react-query. Skipped while the chain can't be read. */
export function isContractQueryOptions(reader: ChainReader, { chainId, address }: IsContractOptions) {
  return queryOptions<boolean>({
    staleTime: 60_000,
    retry: 1,
    queryKey: ['isContract', { chainId, address: address?.toLowerCase() }],
    queryFn:
      chainId !== undefined && address && reader.has(chainId)
        ? async () => hasOwnCode(await reader.getCode({ chainId, address }))
        : skipToken,
  })
}

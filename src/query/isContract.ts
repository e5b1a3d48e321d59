import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { ChainReader } from '../execution/chains/chainReader.ts'

/** What the code of an account that delegates to a contract starts with (EIP-7702). */
const delegationPrefix = '0xef0100'

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

/** An account that only delegates to code is still an account. */
function hasOwnCode(code: Hex = '0x'): boolean {
  return code !== '0x' && !code.startsWith(delegationPrefix)
}

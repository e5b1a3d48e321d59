import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'

/** How often the price of gas is read again while the page is visible, in milliseconds. */
const feeRefreshMs = 15_000

export interface NetworkFeeOptions {
  chainId?: number | undefined
  /** Units of gas. */
  gas: bigint
}

/** Options of the most that `gas` costs on a chain, for react-query. Skipped while the chain can't be read. */
export function networkFeeQueryOptions(reader: ChainReader, { chainId, gas }: NetworkFeeOptions) {
  return queryOptions<bigint>({
    staleTime: feeRefreshMs,
    refetchInterval: feeRefreshMs,
    retry: 1,
    queryKey: ['networkFee', { chainId, gas: gas.toString() }],
    queryFn:
      chainId !== undefined && reader.has(chainId)
        ? () => reader.getMaxNetworkFee({ chainId, gas })
        : skipToken,
  })
}

import type { Config } from '../../config/config.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { networkFeeQueryKey } from '../keys.ts'

/** How often the price of gas is read again while the page is visible, in milliseconds. */
const feeRefreshMs = 15_000

export interface NetworkFeeOptions {
  chainId?: number | undefined
  /** Units of gas. */
  gas: bigint
}

/** Options of the most that `gas` costs on a chain, for react-query. Skipped while the chain can't be read. */
export function networkFeeQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, gas }: NetworkFeeOptions,
) {
  return answeredQueryOptions<bigint>({
    staleTime: feeRefreshMs,
    refetchInterval: feeRefreshMs,
    retry: 1,
    queryKey: networkFeeQueryKey(config, { chainId, gas }),
    read:
      chainId !== undefined && config.chainReader.has(chainId)
        ? () => config.chainReader.getMaxNetworkFee({ chainId, gas })
        : undefined,
  })
}

import type { Config } from '../../config/config.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { networkFeeQueryKey } from '../keys.ts'

/** How often gas prices are refreshed while the page is visible, in milliseconds. */
const feeRefreshMs = 15_000

export interface NetworkFeeOptions {
  chainId?: number | undefined
  /** Units of gas. */
  gas: bigint
}

/** react-query options for the maximum cost of `gas` on a chain. Skipped while the chain can't be read. */
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

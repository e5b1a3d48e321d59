import { isAddress } from 'viem'
import type { Config } from '../../config/config.ts'
import { hasOwnCode } from '../../execution/ports/chains/hasOwnCode.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { isContractQueryKey } from '../keys.ts'

export interface IsContractOptions {
  chainId?: number | undefined
  address?: string | undefined
}

/** react-query options for whether an address has code of its own. Skipped while the chain can't be read. */
export function isContractQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, address }: IsContractOptions,
) {
  return answeredQueryOptions<boolean>({
    staleTime: 60_000,
    retry: 1,
    queryKey: isContractQueryKey(config, { chainId, address }),
    read:
      chainId !== undefined &&
      address &&
      isAddress(address, { strict: false }) &&
      config.chainReader.has(chainId)
        ? async () => hasOwnCode(await config.chainReader.getCode({ chainId, address }))
        : undefined,
  })
}

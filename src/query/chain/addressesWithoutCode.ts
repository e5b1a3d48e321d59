import type { Address } from 'viem'
import type { Config } from '../../config/config.ts'
import { readCodeless } from '../../execution/ports/chains/readAddressesWithoutCode.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { codelessQueryKey } from '../keys.ts'

interface CodelessOptions {
  chainId?: number | undefined
  addresses?: readonly Address[] | undefined
}

/**
 * react-query options for which of several addresses have no code; addresses that can't be read are left out. Skipped
 * without an address.
 */
export function codelessQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, addresses = [] }: CodelessOptions,
) {
  return answeredQueryOptions<readonly string[]>({
    staleTime: 60_000,
    retry: 1,
    queryKey: codelessQueryKey(config, { chainId, addresses }),
    read:
      chainId !== undefined && addresses.length > 0
        ? () => readCodeless(config.chainReader, { chainId, addresses })
        : undefined,
  })
}

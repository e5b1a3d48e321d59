import type { Address } from 'viem'
import type { Config } from '../../config/config.ts'
import { readAddressesWithoutCode } from '../../execution/ports/chains/readAddressesWithoutCode.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { addressesWithoutCodeQueryKey } from '../keys.ts'

interface AddressesWithoutCodeOptions {
  chainId?: number | undefined
  addresses?: readonly Address[] | undefined
}

/**
 * react-query options for which of several addresses have no code; addresses that can't be read are left out. Skipped
 * without an address.
 */
export function addressesWithoutCodeQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, addresses = [] }: AddressesWithoutCodeOptions,
) {
  return answeredQueryOptions<readonly string[]>({
    staleTime: 60_000,
    retry: 1,
    queryKey: addressesWithoutCodeQueryKey(config, { chainId, addresses }),
    read:
      chainId !== undefined && addresses.length > 0
        ? () => readAddressesWithoutCode(config.chainReader, { chainId, addresses })
        : undefined,
  })
}

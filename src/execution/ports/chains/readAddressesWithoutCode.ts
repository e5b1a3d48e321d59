import type { Address } from 'viem'
import type { ChainReader } from './chainReader.ts'

interface ReadAddressesWithoutCodeParameters {
  chainId: number
  addresses: readonly Address[]
}

/** The given addresses that have no code. Addresses that can't be read are left out. */
export async function readAddressesWithoutCode(
  chainReader: Pick<ChainReader, 'has' | 'getCode'>,
  { chainId, addresses }: ReadAddressesWithoutCodeParameters,
): Promise<Address[]> {
  if (!chainReader.has(chainId)) return []
  const found = addresses.map((address) =>
    chainReader.getCode({ chainId, address }).then(
      (code = '0x') => (code === '0x' ? [address] : []),
      () => [],
    ),
  )
  return (await Promise.all(found)).flat()
}

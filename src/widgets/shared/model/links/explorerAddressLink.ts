import { isNonEvmChain, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { evmAddressPattern } from '../../../../schemas/base/primitives.ts'
import { explorerUrl } from './explorerUrl.ts'

/**
 * URL of an address in its chain's explorer, where a transaction whose hash isn't known can be looked up. Undefined outside the EVM, where
 * explorers have no common path for addresses, and for an invalid address.
 */
export function explorerAddressLink(
  chains: readonly AnyChain[],
  chainId: number | undefined,
  address: string | undefined,
): string | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  const url = explorerUrl(chain)
  if (!chain || url === undefined || isNonEvmChain(chain)) return undefined
  return address !== undefined && evmAddressPattern.test(address) ? `${url}/address/${address}` : undefined
}

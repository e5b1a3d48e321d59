import { nativeAddressOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import type { Currency } from '../../../../schemas/currency.ts'

/** The currency that a chain takes for gas; undefined where the page does not know the chain. */
export function nativeCurrencyOf(
  chains: readonly AnyChain[],
  chainId: number | undefined,
): Currency | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  return chain && { ...chain.nativeCurrency, chainId: chain.id, address: nativeAddressOf(chain) }
}

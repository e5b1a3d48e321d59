import { nativeAddressOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import type { Currency } from '../../../../schemas/currency.ts'

/** A chain's native token; undefined if the page doesn't know the chain. */
export function nativeTokenOf(
  chains: readonly AnyChain[],
  chainId: number | undefined,
): Currency | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  return chain && { ...chain.nativeCurrency, chainId: chain.id, address: nativeAddressOf(chain) }
}

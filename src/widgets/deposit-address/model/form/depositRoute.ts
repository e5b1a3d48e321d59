import type { Token } from '../../../../utils/tokens/token.ts'
import { nativeAddressOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import type { DepositValue } from '../depositContext.ts'

type Route = Pick<DepositValue, 'originChainId' | 'destinationChainId'>

/** The first two chains with the same native token: between other EVM chains there are no deposit addresses. */
export function defaultRoute(chains: readonly AnyChain[]): Route {
  for (const { id, nativeCurrency } of chains) {
    const other = chains.find(
      (chain) => chain.id !== id && chain.nativeCurrency.symbol === nativeCurrency.symbol,
    )
    if (other) return { originChainId: id, destinationChainId: other.id }
  }
  return { originChainId: chains[0]?.id, destinationChainId: undefined }
}

/** A route with a different chain on one side; if both would be the same, the other side gets the previous chain. */
export function withChain(route: Route, side: keyof Route, chainId: number | undefined): Route {
  const other = side === 'originChainId' ? 'destinationChainId' : 'originChainId'
  const moved = route[other] === chainId ? route[side] : route[other]
  return side === 'originChainId'
    ? { originChainId: chainId, destinationChainId: moved }
    : { originChainId: moved, destinationChainId: chainId }
}

/** A chain's token by its address; without an address, the native token. */
export function tokenOn(
  chain: AnyChain | undefined,
  tokens: readonly Token[],
  address?: string,
): Token | undefined {
  return chain && findToken(tokens, { chainId: chain.id, address: address ?? nativeAddressOf(chain) })
}

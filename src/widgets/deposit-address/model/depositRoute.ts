import type { Token } from '../../../config/tokens/token.ts'
import { nativeAddressOf, type AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import type { DepositValue } from './depositContext.ts'

type Route = Pick<DepositValue, 'originChainId' | 'destinationChainId'>

/** The first two chains with the same native currency: in the EVM there are no deposit addresses between others. */
export function defaultRoute(chains: readonly AnyChain[]): Route {
  for (const { id, nativeCurrency } of chains) {
    const other = chains.find(
      (chain) => chain.id !== id && chain.nativeCurrency.symbol === nativeCurrency.symbol,
    )
    if (other) return { originChainId: id, destinationChainId: other.id }
  }
  return { originChainId: chains[0]?.id, destinationChainId: undefined }
}

/** A route with another chain on one side; the one that stood there moves over where both would be the same. */
export function withChain(route: Route, side: keyof Route, chainId: number | undefined): Route {
  const other = side === 'originChainId' ? 'destinationChainId' : 'originChainId'
  const moved = route[other] === chainId ? route[side] : route[other]
  return side === 'originChainId'
    ? { originChainId: chainId, destinationChainId: moved }
    : { originChainId: moved, destinationChainId: chainId }
}

/** A token of a chain, by its address: the native currency without one. */
export function tokenOn(
  chain: AnyChain | undefined,
  tokens: readonly Token[],
  address?: string,
): Token | undefined {
  return chain && findToken(tokens, { chainId: chain.id, address: address ?? nativeAddressOf(chain) })
}

import type { Chain } from 'viem'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'

/**
 * Why there is no deposit address for some parameters.
 *
 * - `unknownChain`: the page does not know one of the chains, or none is chosen
 * - `sameChain`: nothing is bridged
 * - `notNative`: the service's HTTP API has deposit addresses for bridges of native currencies only
 * - `otherCurrency`: the native currencies of the two chains are different ones
 * - `exactOutput`: an exact output is bound to an order, which an open address is not
 */
export type DepositRefusal = 'unknownChain' | 'sameChain' | 'notNative' | 'otherCurrency' | 'exactOutput'

/** Finds out whether the service's HTTP API has a deposit address for them. */
export function depositRefusal(
  {
    originChainId,
    originCurrency = zeroAddress,
    destinationChainId,
    destinationCurrency = zeroAddress,
    tradeType = depositDefaults.tradeType,
    type = depositDefaults.type,
  }: DepositAddressParameters,
  chains: readonly Pick<Chain, 'id' | 'nativeCurrency'>[],
): DepositRefusal | undefined {
  const [origin, destination] = [originChainId, destinationChainId].map((chainId) =>
    chains.find(({ id }) => id === chainId),
  )
  if (!origin || !destination) return 'unknownChain'
  if (origin.id === destination.id) return 'sameChain'
  if (![originCurrency, destinationCurrency].every((currency) => isSameAddress(currency, zeroAddress))) {
    return 'notNative'
  }
  if (!isSameCurrency(origin.nativeCurrency, destination.nativeCurrency)) return 'otherCurrency'
  return tradeType === 'EXACT_OUTPUT' && type === 'open' ? 'exactOutput' : undefined
}

function isSameCurrency(one: Chain['nativeCurrency'], other: Chain['nativeCurrency']): boolean {
  return one.symbol === other.symbol && one.decimals === other.decimals
}

import { checkChains } from '../../errors/checks/checkChains.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'

/**
 * Why there is no deposit address for some parameters.
 *
 * - `unknownChain`: the page does not know one of the chains, or none is chosen
 * - `sameChain`: nothing is bridged
 * - `notNative`: the service's HTTP API has deposit addresses for bridges of native currencies only; outside the EVM only what is
 *   paid must be one, since nothing there is the same as elsewhere
 * - `otherCurrency`: the native currencies of the two chains are different ones
 * - `exactOutput`: an exact output is bound to an order, which an open address is not
 */
export type DepositRefusal = 'unknownChain' | 'sameChain' | 'notNative' | 'otherCurrency' | 'exactOutput'

/** What of a chain counts here: one of viem has neither a family nor an address of its currency. */
export interface DepositChain {
  id: number
  family?: string | undefined
  nativeCurrency: { symbol: string; decimals: number; address?: string | undefined }
}

/** Finds out whether the service's HTTP API has a deposit address for them. */
export function findDepositRefusal(
  parameters: DepositAddressParameters,
  chains: readonly DepositChain[],
): DepositRefusal | undefined {
  checkObject(parameters, 'findDepositRefusal')
  checkChains(chains, 'findDepositRefusal', 'chains')
  const type = depositTypeOf(parameters, 'findDepositRefusal')
  const {
    originChainId,
    originCurrency,
    destinationChainId,
    destinationCurrency,
    tradeType = depositDefaults.tradeType,
  } = parameters
  const [origin, destination] = [originChainId, destinationChainId].map((chainId) =>
    chains.find(({ id }) => id === chainId),
  )
  if (!origin || !destination) return 'unknownChain'
  if (origin.id === destination.id) return 'sameChain'
  if (!isNative(originCurrency, origin)) return 'notNative'
  if (origin.family === undefined) {
    if (!isNative(destinationCurrency, destination)) return 'notNative'
    if (!isSameCurrency(origin.nativeCurrency, destination.nativeCurrency)) return 'otherCurrency'
  }
  return tradeType === 'EXACT_OUTPUT' && type === 'open' ? 'exactOutput' : undefined
}

function isNative(currency: string | undefined, { nativeCurrency }: DepositChain): boolean {
  return currency === undefined || isSameAddress(currency, nativeCurrency.address ?? zeroAddress)
}

function isSameCurrency(one: DepositChain['nativeCurrency'], other: DepositChain['nativeCurrency']): boolean {
  return one.symbol === other.symbol && one.decimals === other.decimals
}

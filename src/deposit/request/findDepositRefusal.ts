import { checkChains } from '../../errors/checks/checkChains.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { isNativeAddress } from '../../utils/chains/nonEvmChain.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

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
  if (!isNativeOrUnsaid(originCurrency, origin)) return 'notNative'
  if (origin.family === undefined) {
    if (!isNativeOrUnsaid(destinationCurrency, destination)) return 'notNative'
    if (!isSameCurrency(origin.nativeCurrency, destination.nativeCurrency)) return 'otherCurrency'
  }
  return tradeType === 'EXACT_OUTPUT' && type === 'open' ? 'exactOutput' : undefined
}

function isNativeOrUnsaid(currency: string | undefined, { nativeCurrency }: DepositChain): boolean {
  return currency === undefined || isNativeAddress(currency, nativeCurrency)
}

function isSameCurrency(one: DepositChain['nativeCurrency'], other: DepositChain['nativeCurrency']): boolean {
  return one.symbol === other.symbol && one.decimals === other.decimals
}

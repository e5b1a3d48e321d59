import { checkChains } from '../../errors/checks/checkChains.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { isNativeAddress } from '../../utils/chains/nonEvmChain.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/**
 * Why no deposit address is available for some parameters.
 *
 * - `unknownChain`: the page doesn't know one of the chains, or none is selected
 * - `sameChain`: nothing is bridged
 * - `notNative`: the provider's API has deposit addresses only for bridges of native tokens; for chains outside the EVM, only
 *   the token paid must be native, since they have no token in common with others
 * - `otherToken`: the two chains have different native tokens
 * - `exactOutput`: an exact output needs an order, which an open address doesn't have
 */
export type DepositRefusal = 'unknownChain' | 'sameChain' | 'notNative' | 'otherToken' | 'exactOutput'

/** The facts about a chain that matter here; a viem chain has neither a family nor an address for its native token. */
export interface DepositChain {
  id: number
  family?: string | undefined
  nativeCurrency: { symbol: string; decimals: number; address?: string | undefined }
}

/** Checks whether the provider's API offers a deposit address for these parameters. */
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
  if (!isNativeOrOmitted(originCurrency, origin)) return 'notNative'
  if (origin.family === undefined) {
    if (!isNativeOrOmitted(destinationCurrency, destination)) return 'notNative'
    if (!isSameToken(origin.nativeCurrency, destination.nativeCurrency)) return 'otherToken'
  }
  return tradeType === 'EXACT_OUTPUT' && type === 'open' ? 'exactOutput' : undefined
}

function isNativeOrOmitted(currency: string | undefined, { nativeCurrency }: DepositChain): boolean {
  return currency === undefined || isNativeAddress(currency, nativeCurrency)
}

function isSameToken(one: DepositChain['nativeCurrency'], other: DepositChain['nativeCurrency']): boolean {
  return one.symbol === other.symbol && one.decimals === other.decimals
}

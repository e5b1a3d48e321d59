import type { Chain } from 'viem'
import type { Currency } from '../../../schemas/currency.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'

/** The currency that a chain takes for gas; undefined where the page does not know the chain. */
export function nativeCurrencyOf(
  chains: readonly Chain[],
  chainId: number | undefined,
): Currency | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  return chain && { chainId: chain.id, address: zeroAddress, ...chain.nativeCurrency }
}

import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { isNonEvmChain, nativeAddressOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import type { SwapSettings } from './swapSettings.ts'

/** Whether a token can only be paid to a deposit address: the native token of a chain on which no wallet can sign. */
export function isPaidToDepositAddress(chain: AnyChain | undefined, { address }: TokenId): boolean {
  return chain !== undefined && isNonEvmChain(chain) && isSameAddress(address, nativeAddressOf(chain))
}

/** Whether a token can be paid at all: outside the EVM, only if the page has a deposit address panel. */
export function isPayable(
  token: TokenId,
  chains: readonly AnyChain[],
  { depositAddress }: Pick<SwapSettings, 'depositAddress'>,
): boolean {
  const chain = chains.find(({ id }) => id === token.chainId)
  return (
    !chain || !isNonEvmChain(chain) || (depositAddress !== undefined && isPaidToDepositAddress(chain, token))
  )
}

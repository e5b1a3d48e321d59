import type { TokenId } from '../../../../utils/address/tokenId.ts'
import { familyOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import type { SwapSettings } from './swapSettings.ts'

/**
 * Whether a signature may take the place of the transaction, as far as the page and the tokens tell: of a token, to another chain
 * of the EVM. A page that sets gas for the transaction wants one.
 */
export function isPermitPossible(
  pay: TokenId | undefined,
  receive: TokenId | undefined,
  { chains, settings }: { chains: readonly AnyChain[]; settings: Pick<SwapSettings, 'quoteParameters'> },
): boolean {
  const { usePermit, gasLimitForDepositSpecifiedTxs } = settings.quoteParameters ?? {}
  return (
    pay !== undefined &&
    pay.address !== zeroAddress &&
    receive !== undefined &&
    receive.chainId !== pay.chainId &&
    familyOf(chains.find(({ id }) => id === receive.chainId)) === 'evm' &&
    usePermit !== false &&
    gasLimitForDepositSpecifiedTxs === undefined
  )
}

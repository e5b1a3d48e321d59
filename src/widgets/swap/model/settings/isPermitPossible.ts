import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import { familyOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import type { SwapSettings } from './swapSettings.ts'

/**
 * Whether a signature may replace the transaction, as far as the page's settings and the tokens show: for an ERC-20 token, to another EVM
 * chain. Not if the page sets the transaction's gas, since it then wants a transaction.
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

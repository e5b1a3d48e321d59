import type { TokenId } from '../../../../utils/address/tokenId.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import type { SwapQuoteParameters } from './swapQuoteParameters.ts'

/**
 * Whether a signature may take the place of the transaction, as far as the page and the tokens tell: of a token, to another chain.
 * A page that sets gas for the transaction wants one.
 */
export function isPermitPossible(
  pay: TokenId | undefined,
  receive: TokenId | undefined,
  { usePermit, gasLimitForDepositSpecifiedTxs }: SwapQuoteParameters = {},
): boolean {
  return (
    pay !== undefined &&
    pay.address !== zeroAddress &&
    receive !== undefined &&
    receive.chainId !== pay.chainId &&
    usePermit !== false &&
    gasLimitForDepositSpecifiedTxs === undefined
  )
}

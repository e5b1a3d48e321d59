'use client'
import { useTakesPermit } from '../../../hooks/internal/tokens/useTakesPermit.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import type { TokenId } from '../../../utils/tokens/tokenId.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { isPermitPossible } from './settings/isPermitPossible.ts'
import type { SwapFacts } from './swapFacts.ts'

/**
 * Whether the wallet can pay with the token by signing a permit; undefined while unknown, or if a permit isn't
 * possible.
 */
export function useSwapPermit(
  pay: TokenId | undefined,
  receive: TokenId | undefined,
  page: Pick<SwapFacts, 'chains' | 'settings'>,
): boolean | undefined {
  const wallet = useWallet()
  const canSign = pay?.address !== zeroAddress && (!wallet || wallet.signTypedData !== undefined)
  const takesPermit = useTakesPermit(
    canSign && wallet && pay && isPermitPossible(pay, receive, page)
      ? { chainId: pay.chainId, token: pay.address, account: wallet.address }
      : {},
  )
  return canSign ? takesPermit : false
}

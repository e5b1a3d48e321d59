'use client'
import { useInnerBalance } from '../../../../hooks/internal/tokens/useInnerBalance.ts'
import { useWallet } from '../../../../hooks/useWallet.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'

/**
 * The wallet's balance of a token, in base units; undefined while unknown. The form's facts have that of the token to pay with, too, but they
 * rerender their readers with every quote.
 */
export function useBalanceOf(token: TokenId | undefined): bigint | undefined {
  const account = useWallet()?.address
  return useInnerBalance({ chainId: token?.chainId, token: token?.address, account })
}

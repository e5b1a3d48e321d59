import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken, type TokenId } from '../../../utils/tokens/tokenId.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/**
 * Whether one side of a same-chain quote is the native token and the other is named like its wrapped token, such as ETH and WETH. The names
 * come from the page's tokens or, failing that, from the contracts, never from the quote.
 */
export function isNamedWrapped(input: AuditInput): boolean {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = input.quote.parameters
  if (originChainId !== destinationChainId) return false
  const paid = { chainId: originChainId, address: originCurrency }
  const received = { chainId: originChainId, address: destinationCurrency }
  return isWrapped(input, received, paid) || isWrapped(input, paid, received)
}

function isWrapped(input: AuditInput, token: TokenId, native: TokenId): boolean {
  const isNative = isSameAddress(native.address, zeroAddress) && !isSameAddress(token.address, zeroAddress)
  const symbol = symbolOf(input, native)
  return isNative && symbol !== undefined && symbolOf(input, token) === `w${symbol}`
}

function symbolOf({ tokens, unlistedTokens }: AuditInput, id: TokenId): string | undefined {
  return [...tokens, ...unlistedTokens].find((token) => isSameToken(token, id))?.symbol?.toLowerCase()
}

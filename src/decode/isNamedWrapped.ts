import type { Quote } from '../actions/getQuote.ts'
import type { Currency } from '../schemas/currency.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'

/**
 * Whether one side of a quote on one chain is the native token, and the other is called its wrapped one, such as ETH and WETH. No quote
 * says which token wraps; `token-identity` compares its name with the page's.
 */
export function isNamedWrapped({ details, parameters }: Quote): boolean {
  const paid = details.currencyIn.currency
  const received = details.currencyOut.currency
  if (parameters.originChainId !== parameters.destinationChainId) return false
  return isWrapped(received, paid) || isWrapped(paid, received)
}

function isWrapped(token: Currency, native: Currency): boolean {
  const isNative = isSameAddress(native.address, zeroAddress) && !isSameAddress(token.address, zeroAddress)
  return isNative && token.symbol?.toLowerCase() === `w${native.symbol?.toLowerCase()}`
}

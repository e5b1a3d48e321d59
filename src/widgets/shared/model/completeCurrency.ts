import type { Token } from '../../../config/token.ts'
import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import { findToken } from './tokenId.ts'

/**
 * A currency of an answer as it is shown: the token at this address is what the page's own list calls it, whatever the
 * service says. Of a token that the page does not know the service's word stays; what neither says stays unknown, and
 * decimals are never guessed.
 */
export function completeCurrency(
  currency: EmbeddedCurrency | undefined,
  tokens: readonly Token[],
): EmbeddedCurrency | undefined {
  const { chainId, address } = currency ?? {}
  if (!currency || chainId === undefined || address === undefined) return currency
  const token = findToken(tokens, { chainId, address })
  if (!token) return currency
  const { symbol, name, decimals } = token
  return { ...currency, symbol, name, decimals }
}

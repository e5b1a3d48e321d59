import type { Token } from '../../../config/token.ts'
import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import { findToken } from './tokenId.ts'

/**
 * Adds to a currency of an answer what it leaves out and the page's own list says of the token at this address. What
 * neither says stays unknown; decimals are never guessed.
 */
export function completeCurrency(
  currency: EmbeddedCurrency | undefined,
  tokens: readonly Token[],
): EmbeddedCurrency | undefined {
  const { chainId, address } = currency ?? {}
  if (!currency || chainId === undefined || address === undefined) return currency
  const token = findToken(tokens, { chainId, address })
  if (!token) return currency
  return {
    ...currency,
    symbol: currency.symbol ?? token.symbol,
    name: currency.name ?? token.name,
    decimals: currency.decimals ?? token.decimals,
  }
}

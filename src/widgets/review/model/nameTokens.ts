import type { Quote } from '../../../actions/getQuote.ts'
import type { Token } from '../../../config/token.ts'
import type { Amount } from '../../../schemas/currency.ts'
import { findToken, type TokenId } from '../../shared/model/tokenId.ts'

/**
 * A quote as it is shown: tokens have the symbols and names that the page knows them by, not those that the service gives
 * them. Of a token that the page does not know, the service's word stays, and `reviewDisclosures` says so.
 */
export function nameTokens(quote: Quote, tokens: readonly Token[]): Quote {
  const { currencyIn, currencyOut } = quote.details
  const details = {
    ...quote.details,
    currencyIn: named(currencyIn, tokens),
    currencyOut: named(currencyOut, tokens),
  }
  return { ...quote, details }
}

function named(amount: Amount, tokens: readonly Token[]): Amount {
  const { chainId, address } = amount.currency
  // One cast: an address of its chain, which the wire does not tell.
  const token = findToken(tokens, { chainId, address: address as TokenId['address'] })
  return token
    ? { ...amount, currency: { ...amount.currency, symbol: token.symbol, name: token.name } }
    : amount
}

import type { Quote } from '../../../actions/getQuote.ts'
import type { Amount } from '../../../schemas/currency.ts'
import type { NameToken } from '../../shared/messages/figures/useTokenNames.ts'

/**
 * A quote with the token names to show: the page's, or else those of the tokens' contracts. The provider's names are used only if marked as
 * such.
 */
export function nameTokens(quote: Quote, nameToken: NameToken): Quote {
  const { details } = quote
  const named = (amount: Amount): Amount => ({ ...amount, currency: nameToken(amount.currency) })
  return {
    ...quote,
    details: {
      ...details,
      currencyIn: named(details.currencyIn),
      currencyOut: named(details.currencyOut),
    },
  }
}

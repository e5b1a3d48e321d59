import type { Quote } from '../../../actions/getQuote.ts'
import type { Amount } from '../../../schemas/currency.ts'
import type { NameToken } from '../../shared/messages/figures/useTokenNames.ts'

/**
 * A quote as it is shown: its tokens are called what the page calls them, else what their contracts say, and by the service's
 * own word never without saying so.
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

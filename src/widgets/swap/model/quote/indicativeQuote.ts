import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import type { Query } from '@tanstack/react-query'
import type { Quote } from '../../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { CausewayError } from '../../../../errors/causewayError.ts'
import { rateLimitWaitMs } from '../../../../errors/rateLimitWaitMs.ts'
import type { QuoteQueryKey } from '../../../../query/keys.ts'
import { toJsonText } from '../../../../utils/text/toJsonText.ts'
import { indicativeAccount } from '../../../shared/model/indicativeAccount.ts'

/** Whether a quote is only a price, which can't be executed. */
export function isIndicativeQuote({ parameters }: { parameters: GetQuoteParameters | undefined }): boolean {
  return isSameAddress(parameters?.user, indicativeAccount)
}

/** Whether an indicative quote is for the same swap as the parameters of a wallet's quote. */
export function isPriceOf(quote: Quote, parameters: GetQuoteParameters | undefined): boolean {
  const withoutWallet = (requested: GetQuoteParameters | undefined) =>
    toJsonText({ ...requested, user: undefined, refundTo: undefined })
  return isIndicativeQuote(quote) && withoutWallet(quote.parameters) === withoutWallet(parameters)
}

/** How often a price is refreshed, in milliseconds: less often than an executable quote. */
const refreshMs = 30_000

/** Maximum number of refreshes: for two minutes after the last change. */
const maxRefreshes = 4

/**
 * When to refresh a price automatically: not endlessly, since a visitor may leave the page open for hours. After an error, only once the
 * provider's rate limit is over.
 */
export function indicativeRefetchInterval({
  state: { error, dataUpdateCount, errorUpdateCount },
}: Query<Quote, CausewayError, Quote, QuoteQueryKey>): number | false {
  if (dataUpdateCount + errorUpdateCount > maxRefreshes) return false
  return error ? rateLimitWaitMs(error) || false : refreshMs
}

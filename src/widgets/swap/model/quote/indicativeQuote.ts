import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import type { Query } from '@tanstack/react-query'
import type { Quote } from '../../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { CausewayError } from '../../../../errors/base.ts'
import type { QuoteQueryKey } from '../../../../query/keys.ts'
import { toJsonText } from '../../../../utils/text/toJsonText.ts'

/**
 * Stands for a wallet that is not connected yet, so that a visitor sees a price. Nobody has its key: what is quoted for it can't be
 * signed by any wallet, and is never reviewed.
 */
export const indicativeAccount = '0x000000000000000000000000000000000000dEaD'

/** Whether a quote tells a price, and is nobody's to execute. */
export function isIndicativeQuote({ parameters }: { parameters: GetQuoteParameters | undefined }): boolean {
  return isSameAddress(parameters?.user, indicativeAccount)
}

/** Whether a quote tells the price of what is asked for now on behalf of a wallet. */
export function isPriceOf(quote: Quote, parameters: GetQuoteParameters | undefined): boolean {
  const askedFor = (asked: GetQuoteParameters | undefined) =>
    toJsonText({ ...asked, user: undefined, refundTo: undefined })
  return isIndicativeQuote(quote) && askedFor(quote.parameters) === askedFor(parameters)
}

/** A price need not be as new as a quote that is executed, in milliseconds. */
const refreshMs = 30_000

/** For two minutes after the last change. */
const maxRefreshes = 4

/** When a price is asked for anew by itself: a visitor may leave the page open for hours. */
export function indicativeRefetchInterval({
  state,
}: Query<Quote, CausewayError, Quote, QuoteQueryKey>): number | false {
  return state.error || state.dataUpdateCount > maxRefreshes ? false : refreshMs
}

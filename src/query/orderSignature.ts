import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Quote } from '../actions/getQuote.ts'
import { isOrderSigned } from '../audit/isOrderSigned.ts'
import { orderSignatureQueryKey, type KeyConfig } from './keys.ts'

/** Options of whether the order of a quote is signed by its solver, for react-query; null where there is nothing to look at. */
export function orderSignatureQueryOptions(config: KeyConfig, quote: Quote | undefined) {
  return queryOptions<boolean | null>({
    staleTime: Infinity,
    queryKey: orderSignatureQueryKey(config, quote?.protocol?.v2),
    queryFn: quote ? async () => (await isOrderSigned(quote)) ?? null : skipToken,
  })
}

import type { Quote } from '../../actions/getQuote.ts'
import { verifyOrderSignature } from '../../audit/input/verifyOrderSignature.ts'
import { answeredQueryOptions } from './answeredQuery.ts'
import { orderSignatureQueryKey, type QueryKeyConfig } from '../keys.ts'

/** react-query options for whether a quote's order is signed by its solver; null if there is nothing to check. */
export function orderSignatureQueryOptions(config: QueryKeyConfig, quote: Quote | undefined) {
  return answeredQueryOptions<boolean | null>({
    staleTime: Infinity,
    queryKey: orderSignatureQueryKey(config, quote?.protocol?.v2),
    read: quote ? async () => (await verifyOrderSignature(quote)) ?? null : undefined,
  })
}

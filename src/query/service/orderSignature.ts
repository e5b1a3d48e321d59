import type { Quote } from '../../actions/getQuote.ts'
import { verifyOrderSignature } from '../../audit/input/verifyOrderSignature.ts'
import { answeredQueryOptions } from './answeredQuery.ts'
import { orderSignatureQueryKey, type KeyConfig } from '../keys.ts'

/** Options of whether the order of a quote is signed by its solver, for react-query; null where there is nothing to look at. */
export function orderSignatureQueryOptions(config: KeyConfig, quote: Quote | undefined) {
  return answeredQueryOptions<boolean | null>({
    staleTime: Infinity,
    queryKey: orderSignatureQueryKey(config, quote?.protocol?.v2),
    read: quote ? async () => (await verifyOrderSignature(quote)) ?? null : undefined,
  })
}

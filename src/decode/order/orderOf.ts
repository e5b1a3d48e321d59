import type { Quote } from '../../actions/getQuote.ts'
import { decodeOrder, type Order } from './decodeOrder.ts'

/** The order behind a quote, part by part; undefined if the provider shows none. */
export function orderOf({ protocol }: Pick<Quote, 'protocol'>): Order | undefined {
  return decodeOrder(protocol?.v2?.orderData, protocol?.v2?.orderId)
}

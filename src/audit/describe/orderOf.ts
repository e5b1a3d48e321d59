import type { Quote } from '../../actions/getQuote.ts'
import { decodeOrder, type Order } from '../../decode/order/decodeOrder.ts'

/** The order behind a quote: `undefined` where none is shown, `unreadable` where it can't be decoded. */
export function orderOf({ protocol }: Quote): Order | 'unreadable' | undefined {
  const { orderData } = protocol?.v2 ?? {}
  return orderData == null ? undefined : (decodeOrder(orderData) ?? 'unreadable')
}

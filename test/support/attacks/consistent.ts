import type { Quote } from '@causeway/react/actions'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'

/**
 * Gives the order of a changed quote its new ID, wherever its steps name it, as a forger would: otherwise `order-id` hides what no other
 * rule reports.
 */
export function makeConsistent(quote: Quote): void {
  const v2 = quote.protocol?.v2
  const stated = v2?.orderId
  const computed = v2?.orderData === undefined ? undefined : decodeOrder(v2.orderData)?.id
  if (!v2 || !stated || !computed || computed === stated) return
  quote.steps = replaced(quote.steps, stated.slice(2), computed.slice(2)) as Quote['steps']
  v2.orderId = computed
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to)
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, from, to)]))
}

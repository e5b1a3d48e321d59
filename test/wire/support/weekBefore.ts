import type { Quote } from '@causeway/react/actions'
import { orderOf } from '../../../src/decode/order/orderOf.ts'

const weekSeconds = 604_800

/** When the order of a public example was made, in milliseconds: nearly all of them last a week, by the dates of their sources. */
export function weekBefore(quote: Quote): number {
  return ((orderOf(quote)?.output?.deadline ?? 0) - weekSeconds) * 1_000
}

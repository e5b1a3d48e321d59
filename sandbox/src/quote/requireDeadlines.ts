import type { QuoteParameters } from '../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from './parameters/fields.ts'

/** The latest deadline of an order, which has 32 bits. */
const lastSecond = 2 ** 32 - 1

/**
 * Refuses deadlines of the order, or of the permit that funds it, that don't fit into 32 bits.
 *
 * @throws {Refusal}
 */
export function requireDeadlines({ ttlSeconds = 0, permit }: QuoteParameters, now: number): void {
  const most = lastSecond - Math.floor(now / 1000)
  if (ttlSeconds > most) {
    throw refuseQuote('INVALID_REQUEST', `"ttl" must be at most ${most}: deadlines of orders have 32 bits.`)
  }
  if (permit && permit.expirySeconds > most) {
    throw refuseQuote('INVALID_REQUEST', `"permitExpiry" must be at most ${most}: no order lasts longer.`)
  }
}

import type { QuoteParameters } from '../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from './parameters/fields.ts'

/** The last second that the deadline of an order can name: it has 32 bits. */
const lastSecond = 2 ** 32 - 1

/**
 * Refuses what would end after every clock: the deadline of the order, and that of the permit which funds it.
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

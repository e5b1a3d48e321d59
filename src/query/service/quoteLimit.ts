import type { Client } from '../../client/createClient.ts'
import { RateLimitError } from '../../errors/client.ts'
import { msSince } from '../../utils/time/msSince.ts'

interface QuoteLimit {
  error: RateLimitError
  /** When it was received, in milliseconds since the epoch by the client's clock. */
  at: number
  waitMs: number
}

/** The provider's last rate limit: it applies to every quote, whatever its parameters. */
const limits = new WeakMap<Client, QuoteLimit>()

/**
 * When quotes may be requested again, in milliseconds since the epoch; undefined if there was no limit yet, or the clock
 * was set back since.
 */
export function quoteLimitedUntil(client: Client): number | undefined {
  const limit = limits.get(client)
  return limit && msSince(limit.at, client.clock.now()) < Infinity ? limit.at + limit.waitMs : undefined
}

/**
 * Requests a quote, unless the provider's rate limit applies: then it fails with the same error and the remaining time, and nothing is
 * sent.
 */
export async function askUnlessLimited<answer>(client: Client, ask: () => Promise<answer>): Promise<answer> {
  const { clock } = client
  const limit = limits.get(client)
  const retryAfterMs = limit ? limit.waitMs - msSince(limit.at, clock.now()) : 0
  if (limit && retryAfterMs > 0) throw new RateLimitError({ ...limit.error, retryAfterMs })
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RateLimitError && error.retryAfterMs !== undefined)
      limits.set(client, { error, at: clock.now(), waitMs: error.retryAfterMs })
    throw error
  }
}

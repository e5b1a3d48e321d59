import { RateLimitError } from './client.ts'

/** How long the provider asks to wait after an error, in milliseconds; undefined if it doesn't, or doesn't say for how long. */
export function rateLimitWaitMs(error: unknown): number | undefined {
  return error instanceof RateLimitError ? error.retryAfterMs : undefined
}

import { RateLimitError } from './client.ts'

/** How long the provider asks to wait after an error, in milliseconds; 0 if it doesn't, or doesn't say for how long. */
export function rateLimitWaitMs(error: Error | null): number {
  return (error instanceof RateLimitError && error.retryAfterMs) || 0
}

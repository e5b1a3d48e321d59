import { CausewayError } from '../../errors/causewayError.ts'
import { NetworkError, RateLimitError } from '../../errors/client.ts'
import { jitteredBackoff, rateLimitBackoff } from '../../utils/time/backoff.ts'

const maxRetries = 3
const limits = { firstMs: 1_000, maxMs: 30_000 }

/** Retries reads if the error says that this may help. */
export function retryRead(failureCount: number, error: Error): boolean {
  return failureCount < maxRetries && error instanceof CausewayError && error.retryable
}

/** Retries a quote once, and only if no response had started. */
export function retryQuote(failureCount: number, error: Error): boolean {
  return failureCount < 1 && error instanceof NetworkError && error.status === undefined
}

/** Pause before the next try, in milliseconds: full jitter, and at least what a rate limit requires. */
export function retryDelay(failureCount: number, error: Error): number {
  if (error instanceof RateLimitError) {
    return error.retryAfterMs ?? rateLimitBackoff(limits.maxMs, failureCount)
  }
  return jitteredBackoff(limits, failureCount, Math.random())
}

interface BackoffLimits {
  /** Pause after the first failure, in milliseconds. */
  firstMs: number
  maxMs: number
}

/** First pause after a rate limit without a duration, in milliseconds. */
const firstRateLimitMs = 5_000

/** The maximum pause before another attempt, in milliseconds: it doubles with each earlier failure. */
export function backoff({ firstMs, maxMs }: BackoffLimits, earlierFailures: number): number {
  return Math.min(maxMs, firstMs * 2 ** earlierFailures)
}

/** A pause with full jitter: any length up to the maximum. @param random From 0 to 1. */
export function jitteredBackoff(limits: BackoffLimits, earlierFailures: number, random: number): number {
  return random * backoff(limits, earlierFailures)
}

/** Pause after a rate limit without a duration, in milliseconds. */
export function rateLimitBackoff(maxMs: number, earlierFailures: number): number {
  return backoff({ firstMs: firstRateLimitMs, maxMs }, earlierFailures)
}

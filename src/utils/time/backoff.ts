interface BackoffLimits {
  /** Pause after the first failure, in milliseconds. */
  firstMs: number
  maxMs: number
}

/** Pause after a rate limit that does not say how long. */
const firstRateLimitMs = 5_000

/** The longest pause before another try, in milliseconds: it doubles with each failure before this one. */
export function backoff({ firstMs, maxMs }: BackoffLimits, earlierFailures: number): number {
  return Math.min(maxMs, firstMs * 2 ** earlierFailures)
}

/** A pause with full jitter: anywhere up to the longest one. @param random From 0 to 1. */
export function jitteredBackoff(limits: BackoffLimits, earlierFailures: number, random: number): number {
  return random * backoff(limits, earlierFailures)
}

/** Pause after a rate limit that does not say how long, in milliseconds. */
export function rateLimitBackoff(maxMs: number, earlierFailures: number): number {
  return backoff({ firstMs: firstRateLimitMs, maxMs }, earlierFailures)
}

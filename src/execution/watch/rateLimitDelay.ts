/** Pause after a rate limit that does not say how long, in milliseconds; it doubles from then on. */
export const minRateLimitDelayMs = 5_000

/** When to look again, by how long the watch has lasted. Most fills take seconds. */
const schedule: readonly { untilMs: number; delayMs: number }[] = [
  { untilMs: 30_000, delayMs: 1_000 },
  { untilMs: 2 * 60_000, delayMs: 3_000 },
  { untilMs: 10 * 60_000, delayMs: 10_000 },
]

/** Longest pause of a watch that goes well, and of one that keeps failing. */
const maxDelayMs = 30_000
const maxErrorDelayMs = 60_000

/** Pause after a rate limit that does not say how long, in milliseconds; it doubles from then on. */
export const minRateLimitDelayMs = 5_000

export interface PollDelayParameters {
  /** How long the watch has lasted, in milliseconds. */
  elapsedMs: number
  /** Looks that failed in a row. */
  failures: number
  /** The last failure was a rate limit. */
  isRateLimited?: boolean | undefined
  /** What the service asked for, in milliseconds. */
  retryAfterMs?: number | undefined
  /** From 0 to 1. */
  random: number
}

/** Pause before the next look at a request, in milliseconds; failures back off with full jitter. */
export function pollDelay({
  elapsedMs,
  failures,
  isRateLimited = false,
  retryAfterMs,
  random,
}: PollDelayParameters): number {
  const regular = schedule.find(({ untilMs }) => elapsedMs < untilMs)?.delayMs ?? maxDelayMs
  if (failures === 0) return regular
  if (retryAfterMs !== undefined) return Math.max(retryAfterMs, regular)
  const ceiling = Math.min(maxErrorDelayMs, regular * 2 ** failures)
  if (isRateLimited) return Math.min(maxErrorDelayMs, minRateLimitDelayMs * 2 ** (failures - 1))
  return Math.max(regular, random * ceiling)
}

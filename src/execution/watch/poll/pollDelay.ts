import { jitteredBackoff, rateLimitBackoff } from '../../../utils/time/backoff.ts'

/** Pauses if the provider gives no estimate, by how long the request has been pending. Most fills take seconds. */
const blindSchedule: readonly { untilMs: number; delayMs: number }[] = [
  { untilMs: 30_000, delayMs: 1_000 },
  { untilMs: 2 * 60_000, delayMs: 3_000 },
  { untilMs: 10 * 60_000, delayMs: 10_000 },
]

/** Pause while the wallet's prompt is open: a poll then only shows whether its answer was lost. */
const unsentDelayMs = 5_000

/** Longest pauses between successful polls and after failed ones. */
const maxDelayMs = 30_000
const maxErrorDelayMs = 60_000

interface PollDelayParameters {
  /** How long the request has been pending, in milliseconds. */
  elapsedMs: number
  /** The provider's estimate of how long it takes, in milliseconds. */
  estimateMs?: number | undefined
  /** The user has not sent anything yet, as far as is known. */
  isUnsent?: boolean | undefined
  /** The page is hidden. */
  isHidden?: boolean | undefined
  /** Polls that failed in a row. */
  failures: number
  /** The last failure was a rate limit. */
  isRateLimited?: boolean | undefined
  /** The pause that the provider asked for, in milliseconds. */
  retryAfterMs?: number | undefined
  /** From 0 to 1. */
  random: number
}

/**
 * Pause before the next poll of a request, in milliseconds. Polls are rare until half of the expected time is over,
 * close together around its end, and rarer again when it is long past. Failures back off with full jitter.
 */
export function pollDelay(parameters: PollDelayParameters): number {
  const { failures, isRateLimited = false, isHidden = false, retryAfterMs, random } = parameters
  const regular = Math.max(regularDelay(parameters), isHidden ? maxDelayMs : 0)
  // Spreads the polls of pages that started at the same moment.
  if (failures === 0) return Math.round(regular * (0.9 + 0.2 * random))
  if (retryAfterMs !== undefined) return Math.max(retryAfterMs, regular)
  if (isRateLimited) return rateLimitBackoff(maxErrorDelayMs, failures - 1)
  const limits = { firstMs: regular, maxMs: maxErrorDelayMs }
  return Math.max(regular, jitteredBackoff(limits, failures, random))
}

function regularDelay({ elapsedMs, estimateMs, isUnsent }: PollDelayParameters): number {
  if (isUnsent) return between(unsentDelayMs, elapsedMs / 12, maxDelayMs)
  if (estimateMs === undefined) {
    return blindSchedule.find(({ untilMs }) => elapsedMs < untilMs)?.delayMs ?? maxDelayMs
  }
  const half = estimateMs / 2
  // The last rare poll is at half of the expected time, not later.
  if (elapsedMs < half) return between(1_000, Math.min(estimateMs / 6, half - elapsedMs), 20_000)
  if (elapsedMs < 2 * estimateMs) return between(1_000, estimateMs / 15, 4_000)
  return between(2_000, elapsedMs / 15, maxDelayMs)
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

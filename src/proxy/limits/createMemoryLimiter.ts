import { findWrong } from '../../errors/checks/checkKinds.ts'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { InvalidConfigError } from '../../errors/config.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'

/** Whether a request may pass. */
export interface LimiterResult {
  isAllowed: boolean
  /** How long to wait before the next request, in milliseconds; 0 if allowed. */
  retryAfterMs: number
}

/**
 * Counts requests. If your server has several instances, pass one that they share, built on the limiter library of your choice.
 * If it throws, nothing is forwarded.
 */
export interface Limiter {
  /** Counts one request of the caller with this `key`. */
  take(key: string): LimiterResult | Promise<LimiterResult>
}

export interface CreateMemoryLimiterParameters {
  /** Requests per minute that a caller may send continuously. @default 300 */
  perMinute?: number | undefined
  /** Requests that a caller may send at once after a pause. @default 100 */
  burst?: number | undefined
  /** Number of callers to remember; beyond it, the one idle longest is forgotten. @default 10000 */
  maxKeys?: number | undefined
  /** Milliseconds since any moment. @default Date.now */
  now?: (() => number) | undefined
}

const parameterNames = fieldNames<keyof CreateMemoryLimiterParameters>({
  perMinute: true,
  burst: true,
  maxKeys: true,
  now: true,
})

interface Bucket {
  tokens: number
  filledAt: number
}

/**
 * Limits the requests of one process with a token bucket for each caller.
 *
 * @example
 * const limiter = createMemoryLimiter({ perMinute: 60, burst: 20 })
 *
 * @throws {InvalidConfigError} for an invalid name or number.
 */
export function createMemoryLimiter(parameters: CreateMemoryLimiterParameters = {}): Limiter {
  checkFields(undefined, parameters, parameterNames, invalid)
  const { perMinute = 300, burst = 100, maxKeys = 10_000, now = Date.now } = parameters
  const wrong = findWrong(parameters, { now: 'function' })
  if (wrong) throw invalid(wrong.argument, wrong.rule)
  // With infinite numbers, nothing would be counted, or nothing allowed.
  const isAtLeast = (value: number, least: number) => Number.isFinite(value) && value >= least
  if (!isAtLeast(perMinute, Number.MIN_VALUE)) throw invalid('perMinute', 'it must be a positive number')
  if (!isAtLeast(burst, 1)) throw invalid('burst', 'it must be a number of at least 1')
  if (!isAtLeast(maxKeys, 1)) throw invalid('maxKeys', 'it must be a number of at least 1')
  const perMs = perMinute / 60_000
  /** Ordered by their last request. */
  const buckets = new Map<string, Bucket>()
  return {
    take(key) {
      const time = now()
      const { tokens, filledAt } = buckets.get(key) ?? { tokens: burst, filledAt: time }
      // A clock that was set back doesn't take anything away.
      const filled = Math.min(burst, tokens + Math.max(0, time - filledAt) * perMs)
      const isAllowed = filled >= 1
      buckets.delete(key)
      buckets.set(key, { tokens: isAllowed ? filled - 1 : filled, filledAt: time })
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxKeys) break
        buckets.delete(oldest)
      }
      return { isAllowed, retryAfterMs: isAllowed ? 0 : Math.ceil((1 - filled) / perMs) }
    },
  }
}

function invalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createMemoryLimiter', argument, rule })
}

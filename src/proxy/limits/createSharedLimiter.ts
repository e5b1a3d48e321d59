import { findWrong, type Kinds } from '../../errors/checks/checkKinds.ts'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { InvalidConfigError } from '../../errors/config.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import type { Limiter, LimiterResult } from './createMemoryLimiter.ts'

/**
 * A limiter shared by several instances: any from `rate-limiter-flexible` (Redis, Valkey, Postgres, DynamoDB …), or one with the
 * same interface. `consume` rejects with `{ msBeforeNext }` when the caller is over the limit, and with an error when it can't
 * count.
 */
export interface SharedRateLimiter {
  consume(key: string): Promise<unknown>
}

export interface CreateSharedLimiterParameters {
  rateLimiter: SharedRateLimiter
  /**
   * What happens to requests while they can't be counted. `refuse` rejects them with HTTP 503 and `LIMITER_UNAVAILABLE`; `allow`
   * forwards them, leaving only the API key's own limit.
   * @default 'refuse'
   */
  whenUnavailable?: 'refuse' | 'allow' | undefined
  /** Timeout for a count, in milliseconds. @default 1000 */
  timeoutMs?: number | undefined
}

const parameterNames = fieldNames<keyof CreateSharedLimiterParameters>({
  rateLimiter: true,
  whenUnavailable: true,
  timeoutMs: true,
})

const optionKinds: Kinds<keyof CreateSharedLimiterParameters> = {
  rateLimiter: { functions: ['consume'] },
  whenUnavailable: ['refuse', 'allow'],
  timeoutMs: 'milliseconds',
}

const allowed: LimiterResult = { isAllowed: true, retryAfterMs: 0 }

/**
 * Creates a limiter for several instances of a server that share one count.
 *
 * @example
 * import { createSharedLimiter } from '@causeway/react/proxy'
 * import { Redis } from 'ioredis'
 * import { RateLimiterRedis } from 'rate-limiter-flexible'
 *
 * const redis = new Redis({ enableOfflineQueue: false })
 * const limiter = createSharedLimiter({
 *   rateLimiter: new RateLimiterRedis({ storeClient: redis, points: 300, duration: 60 }),
 * })
 *
 * @throws {InvalidConfigError} for an invalid argument.
 */
export function createSharedLimiter(parameters: CreateSharedLimiterParameters): Limiter {
  checkFields(undefined, parameters ?? null, parameterNames, invalid)
  const { rateLimiter, whenUnavailable = 'refuse', timeoutMs = 1000 } = parameters
  const wrong = findWrong({ ...parameters, rateLimiter: rateLimiter ?? null }, optionKinds)
  if (wrong) throw invalid(wrong.argument, wrong.rule)
  return {
    async take(key) {
      try {
        await raceAbort(rateLimiter.consume(key), AbortSignal.timeout(timeoutMs))
        return allowed
      } catch (rejection) {
        const retryAfterMs = waitOf(rejection)
        if (retryAfterMs !== undefined) return { isAllowed: false, retryAfterMs }
        if (whenUnavailable === 'allow') return allowed
        throw rejection
      }
    },
  }
}

/** How long a caller over the limit must wait, in milliseconds; undefined for a failure. */
function waitOf(rejection: unknown): number | undefined {
  if (typeof rejection !== 'object' || rejection === null || rejection instanceof Error) return undefined
  const { msBeforeNext } = rejection as { msBeforeNext?: unknown }
  return typeof msBeforeNext === 'number' ? msBeforeNext : undefined
}

function invalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createSharedLimiter', argument, rule })
}

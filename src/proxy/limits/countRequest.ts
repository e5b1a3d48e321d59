import { comparableAddress } from '../../utils/address/isSameAddress.ts'
import { Refusal } from '../refusal.ts'
import type { Limiter } from './createMemoryLimiter.ts'

interface Limiters {
  limiter: Limiter
  /** Returns the key under which `limiter` counts a request; undefined counts by user. */
  getLimiterKey?: ((request: Request) => string | Promise<string>) | undefined
}

/**
 * Counts a request under the deployer's key before the user is looked up, so that requests without a session count,
 * too.
 *
 * @throws {Refusal} `RATE_LIMITED`, `LIMITER_UNAVAILABLE`
 */
export async function countCaller(request: Request, { limiter, getLimiterKey }: Limiters): Promise<void> {
  if (getLimiterKey) await count(limiter, () => getLimiterKey(request))
}

/**
 * Counts a request under its user, unless the deployer sets the key, before its body is read.
 *
 * @throws {Refusal} `RATE_LIMITED`, `LIMITER_UNAVAILABLE`
 */
export async function countUser(
  user: string | undefined,
  { limiter, getLimiterKey }: Limiters,
): Promise<void> {
  if (!getLimiterKey) await count(limiter, () => (user === undefined ? 'all' : comparableAddress(user)))
}

/**
 * Counts an accepted request under the API key before it is forwarded.
 *
 * @throws {Refusal} `RATE_LIMITED`, `LIMITER_UNAVAILABLE`
 */
export async function countForwarded(keyLimiter: Limiter): Promise<void> {
  await count(keyLimiter, () => 'key')
}

async function count(limiter: Limiter, keyOf: () => string | Promise<string>): Promise<void> {
  const take = async () => {
    const { isAllowed, retryAfterMs } = await limiter.take(await keyOf())
    return {
      isAllowed: isAllowed === true,
      waitMs: Number.isFinite(retryAfterMs) ? retryAfterMs : defaultWaitMs,
    }
  }
  const { isAllowed, waitMs } = await take().catch(() => {
    throw new Refusal('LIMITER_UNAVAILABLE', 'The rate limiter is unavailable, so no request is forwarded.')
  })
  if (isAllowed) return
  throw new Refusal('RATE_LIMITED', 'Too many requests. Try again later.', {
    'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))),
  })
}

/** The wait to report if the limiter gives none, in milliseconds. */
const defaultWaitMs = 60_000

import { describe, expect, it, vi } from 'vitest'
import { createSharedLimiter, type SharedRateLimiter } from '@causeway/react/proxy'

/** Settles like a limiter of rate-limiter-flexible, and remembers whom it counted. */
function rateLimiterThat(consume: () => Promise<unknown>) {
  const keys: string[] = []
  const rateLimiter: SharedRateLimiter = {
    consume(key) {
      keys.push(key)
      return consume()
    },
  }
  return { rateLimiter, keys }
}

describe('createSharedLimiter', () => {
  it('default: allows a caller with points left, and counts it under its key', async () => {
    const { rateLimiter, keys } = rateLimiterThat(() => Promise.resolve({ msBeforeNext: 900 }))
    const limiter = createSharedLimiter({ rateLimiter })
    expect(await limiter.take('0xaa')).toEqual({ isAllowed: true, retryAfterMs: 0 })
    expect(keys).toEqual(['0xaa'])
  })

  it.each(['refuse', 'allow'] as const)(
    'behavior: refuses a caller without points left, also with %s',
    async (whenUnavailable) => {
      const { rateLimiter } = rateLimiterThat(() =>
        Promise.reject({ msBeforeNext: 7_250, remainingPoints: 0 }),
      )
      const limiter = createSharedLimiter({ rateLimiter, whenUnavailable })
      expect(await limiter.take('a')).toEqual({ isAllowed: false, retryAfterMs: 7_250 })
    },
  )

  const failures: [string, () => Promise<unknown>][] = [
    ['an error', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['an error with a wait', () => Promise.reject(Object.assign(new Error('busy'), { msBeforeNext: 5 }))],
    ['nothing', () => Promise.reject(undefined)],
    ['a wait that isn’t a number', () => Promise.reject({ msBeforeNext: '5' })],
    ['no answer', () => new Promise(() => {})],
  ]
  it.each(failures)(
    'error: refuses the request after %s, or allows it if so configured',
    async (_, consume) => {
      const { rateLimiter } = rateLimiterThat(consume)
      await expect(createSharedLimiter({ rateLimiter, timeoutMs: 5 }).take('a')).rejects.toSatisfy(() => true)
      const open = createSharedLimiter({ rateLimiter, timeoutMs: 5, whenUnavailable: 'allow' })
      expect(await open.take('a')).toEqual({ isAllowed: true, retryAfterMs: 0 })
    },
  )

  it('default: waits a second for a count', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { rateLimiter } = rateLimiterThat(() => Promise.resolve({ msBeforeNext: 900 }))
    await createSharedLimiter({ rateLimiter }).take('a')
    expect(timeout.mock.calls).toEqual([[1_000]])
    timeout.mockRestore()
  })

  const noTime = 'it must be a number of milliseconds, more than 0 and at most 2147483647.'

  it.each<[wrong: object, argument: string, rule: string]>([
    [{ rateLimiter: {} }, 'rateLimiter', 'it must have the functions `consume`.'],
    [{ rateLimiter: undefined }, 'rateLimiter', 'it must have the functions `consume`.'],
    [{ whenUnavailable: 'ignore' }, 'whenUnavailable', 'it must be "refuse" or "allow".'],
    [{ timeoutMs: 0 }, 'timeoutMs', noTime],
    [{ timeoutMs: Infinity }, 'timeoutMs', noTime],
    [{ timeoutMs: '5000' }, 'timeoutMs', noTime],
    // A timer that is longer ends at once, and with `allow` nothing would be counted.
    [{ timeoutMs: 2 ** 31 }, 'timeoutMs', noTime],
    [{ whenUnavailble: 'refuse' }, 'whenUnavailble', 'there is none; did you mean `whenUnavailable`?'],
  ])('error: refuses the setting %j', (wrong, argument, rule) => {
    const { rateLimiter } = rateLimiterThat(() => Promise.resolve())
    const parameters = { rateLimiter, ...wrong } as Parameters<typeof createSharedLimiter>[0]
    expect(() => createSharedLimiter(parameters)).toThrow(
      expect.objectContaining({
        name: 'InvalidConfigError',
        message: `The argument "${argument}" of \`createSharedLimiter\` is invalid: ${rule}`,
      }),
    )
  })
})

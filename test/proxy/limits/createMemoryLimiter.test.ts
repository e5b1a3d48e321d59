import { expect, it } from 'vitest'
import { InvalidConfigError, createMemoryLimiter } from '@causeway/react/proxy'

it('default: a burst, then as fast as the bucket fills', async () => {
  let time = 0
  const limiter = createMemoryLimiter({ perMinute: 60, burst: 3, now: () => time })
  const take = (key = 'a') => limiter.take(key)
  for (let count = 0; count < 3; count++) expect(await take()).toEqual({ isAllowed: true, retryAfterMs: 0 })
  expect(await take()).toEqual({ isAllowed: false, retryAfterMs: 1000 })
  time = 400
  expect(await take()).toEqual({ isAllowed: false, retryAfterMs: 600 })
  time = 1000
  expect(await take()).toMatchObject({ isAllowed: true })
  expect(await take()).toMatchObject({ isAllowed: false })
  expect(await take('b')).toMatchObject({ isAllowed: true })
  time = 1_000_000
  for (let count = 0; count < 3; count++) expect(await take()).toMatchObject({ isAllowed: true })
  expect(await take()).toMatchObject({ isAllowed: false })
})

it('behavior: a clock that is set back gives nothing and takes nothing', async () => {
  let time = 1_000_000
  const limiter = createMemoryLimiter({ perMinute: 60, burst: 2, now: () => time })
  expect(await limiter.take('a')).toMatchObject({ isAllowed: true })
  time = 0
  expect(await limiter.take('a')).toMatchObject({ isAllowed: true })
  expect(await limiter.take('a')).toEqual({ isAllowed: false, retryAfterMs: 1000 })
})

it('behavior: memory is bounded, and the caller that was silent longest is forgotten', async () => {
  const limiter = createMemoryLimiter({ burst: 1, maxKeys: 2, now: () => 0 })
  await limiter.take('a')
  await limiter.take('b')
  expect(await limiter.take('a')).toMatchObject({ isAllowed: false })
  await limiter.take('c')
  expect(await limiter.take('a')).toMatchObject({ isAllowed: false })
  expect(await limiter.take('b')).toMatchObject({ isAllowed: true })
})

it.each([
  { perMinute: 0 },
  { burst: 0 },
  { maxKeys: 0 },
  { perMinute: Number.NaN },
  { perMinute: Infinity },
  { burst: Infinity },
  { maxKeys: Infinity },
  { perMinutes: 60 },
])('error: %j is no valid setting', (parameters) =>
  expect(() => createMemoryLimiter(parameters)).toThrow(InvalidConfigError),
)

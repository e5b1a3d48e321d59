import { expect, it } from 'vitest'
import { createMemoryLimiter } from '@causeway/react/proxy'

it('default: allows a burst, then as many as the bucket refills', async () => {
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

it('behavior: is unaffected by a clock that is set back', async () => {
  let time = 1_000_000
  const limiter = createMemoryLimiter({ perMinute: 60, burst: 2, now: () => time })
  expect(await limiter.take('a')).toMatchObject({ isAllowed: true })
  time = 0
  expect(await limiter.take('a')).toMatchObject({ isAllowed: true })
  expect(await limiter.take('a')).toEqual({ isAllowed: false, retryAfterMs: 1000 })
})

it('behavior: bounds its memory, and forgets the caller that was silent longest', async () => {
  const limiter = createMemoryLimiter({ burst: 1, maxKeys: 2, now: () => 0 })
  await limiter.take('a')
  await limiter.take('b')
  expect(await limiter.take('a')).toMatchObject({ isAllowed: false })
  await limiter.take('c')
  expect(await limiter.take('a')).toMatchObject({ isAllowed: false })
  expect(await limiter.take('b')).toMatchObject({ isAllowed: true })
})

const noRate = 'it must be a positive number.'
const belowOne = 'it must be a number of at least 1.'

it.each<[parameters: object, argument: string, rule: string]>([
  [{ perMinute: 0 }, 'perMinute', noRate],
  [{ perMinute: Number.NaN }, 'perMinute', noRate],
  [{ perMinute: Infinity }, 'perMinute', noRate],
  [{ burst: 0 }, 'burst', belowOne],
  [{ burst: Infinity }, 'burst', belowOne],
  [{ maxKeys: 0 }, 'maxKeys', belowOne],
  [{ maxKeys: Infinity }, 'maxKeys', belowOne],
  [{ perMinutes: 60 }, 'perMinutes', 'there is none; did you mean `perMinute`?'],
])('error: refuses the setting %j', (parameters, argument, rule) =>
  expect(() => createMemoryLimiter(parameters)).toThrow(
    expect.objectContaining({
      name: 'InvalidConfigError',
      message: `The argument "${argument}" of \`createMemoryLimiter\` is invalid: ${rule}`,
    }),
  ),
)

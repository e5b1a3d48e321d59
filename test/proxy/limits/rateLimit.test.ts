import { expect, it } from 'vitest'
import { createMemoryLimiter, type Limiter } from '@causeway/react/proxy'
import { alice, bob } from '../support/accounts.ts'
import { createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const list = '/bridge/requests/v3'
const bearer = (user: string): RequestInit => ({ headers: { authorization: user } })
const getUser = ({ headers }: Request) => headers.get('authorization') ?? undefined

function spy(decision: unknown = { isAllowed: true, retryAfterMs: 0 }) {
  const keys: string[] = []
  const limiter = {
    take(key: string) {
      keys.push(key)
      return decision
    },
  } as Limiter
  return { keys, limiter }
}

it('default: each user has a count of their own, however the address is written', async () => {
  const limiter = createMemoryLimiter({ perMinute: 30, burst: 2, now: () => 0 })
  const { ask, received } = createProxyEnvironment({ getUser, limiter })
  await ask(list, bearer(alice))
  await ask(list, bearer(alice.toLowerCase()))
  const refused = await ask(list, bearer(alice))
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await errorOf(refused)).toBe('429 RATE_LIMITED')
  expect((await ask(list, bearer(bob))).status).toBe(200)
  expect(received).toHaveLength(3)
})

it('behavior: counts all callers together, whatever headers they send', async () => {
  const { keys, limiter } = spy()
  const { ask } = createProxyEnvironment({ limiter })
  for (const address of ['1.1.1.1', '2.2.2.2']) {
    await ask(list, {
      headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    })
  }
  expect(keys).toEqual(['all', 'all'])
})

it.each([
  [0, '1'],
  [1_001, '2'],
  [86_400_000, '86400'],
])('behavior: gives a wait of %d ms in seconds, rounded up', async (retryAfterMs, seconds) => {
  const { limiter } = spy({ isAllowed: false, retryAfterMs })
  const { headers } = await createProxyEnvironment({ limiter }).ask(list)
  expect(headers.get('retry-after')).toBe(seconds)
})

it('parameters: getLimiterKey', async () => {
  const { keys, limiter } = spy()
  const getLimiterKey = async ({ headers }: Request) => `ip ${headers.get('cf-connecting-ip')}`
  await createProxyEnvironment({ limiter, getLimiterKey }).ask(list, {
    headers: { 'cf-connecting-ip': '1.1.1.1' },
  })
  expect(keys).toEqual(['ip 1.1.1.1'])
})

it('behavior: counts callers without a session by the key of the deployer', async () => {
  const limiter = createMemoryLimiter({ perMinute: 60, burst: 2, now: () => 0 })
  let lookedUp = 0
  const { ask, received } = createProxyEnvironment({
    limiter,
    getLimiterKey: ({ headers }) => String(headers.get('cf-connecting-ip')),
    getUser: () => {
      lookedUp++
      return undefined
    },
  })
  const from = (address: string) => ask(list, { headers: { 'cf-connecting-ip': address } })
  expect(await errorOf(await from('1.1.1.1'))).toBe('401 UNAUTHENTICATED')
  expect(await errorOf(await from('1.1.1.1'))).toBe('401 UNAUTHENTICATED')
  expect(await errorOf(await from('1.1.1.1'))).toBe('429 RATE_LIMITED')
  expect(lookedUp).toBe(2)
  expect(await errorOf(await from('2.2.2.2'))).toBe('401 UNAUTHENTICATED')
  expect(received).toEqual([])
})

it('parameters: keyLimiter counts all callers together', async () => {
  const keyLimiter = createMemoryLimiter({ perMinute: 60, burst: 2, now: () => 0 })
  const { ask, received } = createProxyEnvironment({ getUser, keyLimiter })
  expect(await errorOf(await ask(list))).toBe('401 UNAUTHENTICATED')
  expect((await ask(list, bearer(alice))).status).toBe(200)
  expect((await ask(list, bearer(bob))).status).toBe(200)
  const refused = await ask(list, bearer('0x00000000000000000000000000000000000000Cc'))
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await errorOf(refused)).toBe('429 RATE_LIMITED')
  expect(received).toHaveLength(2)
})

it('behavior: doesn’t count a request against the key that is refused by its body', async () => {
  const { keys, limiter: keyLimiter } = spy()
  const { quote, ask } = createProxyEnvironment({ keyLimiter })
  expect(await errorOf(await quote('{"ext":1}'))).toBe('400 INVALID_BODY')
  expect(await errorOf(await quote({ subsidizeFees: true }))).toBe('403 SPONSORSHIP_NOT_ALLOWED')
  expect(await errorOf(await ask('/bridge/execute/permits', { method: 'POST', body: '{}' }))).toMatch(/^4/)
  expect(keys).toEqual([])
  await quote({ amount: '5' })
  expect(keys).toEqual(['key'])
})

it('default: limits the key, however many callers there are', async () => {
  const { ask, received } = createProxyEnvironment({ getUser })
  const user = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const asked = await Promise.all(
    Array.from({ length: 2_300 }, async (_, index) => (await ask(list, bearer(user(index)))).status),
  )
  expect(asked).toContain(429)
  expect(received.length).toBeGreaterThanOrEqual(2_000)
})

it('error: refuses all requests if a key limiter fails', async () => {
  const keyLimiter = { take: () => Promise.reject(new Error('ECONNREFUSED')) }
  const { ask, received } = createProxyEnvironment({ keyLimiter })
  expect(await errorOf(await ask(list))).toBe('503 LIMITER_UNAVAILABLE')
  expect(received).toEqual([])
})

it('behavior: doesn’t count requests that are refused anyway', async () => {
  const { keys, limiter } = spy()
  const { ask } = createProxyEnvironment({ getUser, limiter })
  await ask('/bridge/admin', bearer(alice))
  await ask(`${list}?user=1&user=2`, bearer(alice))
  await ask(list)
  expect(keys).toEqual([])
})

it.each<[string, () => Limiter]>([
  ['throws', () => ({ take: () => Promise.reject(new Error('ECONNREFUSED')) })],
  ['answers nothing', () => spy(null).limiter],
  ['answers nonsense', () => spy({ isAllowed: 'yes' }).limiter],
  ['gives an invalid wait', () => spy({ isAllowed: false, retryAfterMs: Number.NaN }).limiter],
])('error: refuses all requests if a limiter %s', async (_, createLimiter) => {
  const { ask, received } = createProxyEnvironment({ limiter: createLimiter() })
  const response = await ask(list)
  expect(response.headers.get('retry-after')).toBe(response.status === 503 ? null : '60')
  expect(await errorOf(response)).toMatch(/^(429 RATE_LIMITED|503 LIMITER_UNAVAILABLE)$/)
  expect(received).toEqual([])
})

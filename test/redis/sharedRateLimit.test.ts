import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../sandbox/src/http/server/listen.ts'
import { startProxy, type ProxyProcess } from './support/startProxy.ts'
import { startRedis, type RedisServer } from './support/startRedis.ts'

const apiKey = 'k3y-0f-the-0wner'
const path = '/intents/status?requestId=0x01'

let service: Server
let serviceUrl: string
let forwarded = 0
let redis: RedisServer
let proxies: ProxyProcess[]

const start = (env: Record<string, string>): Promise<ProxyProcess> =>
  startProxy({ SERVICE_URL: serviceUrl, REDIS_URL: redis.url, CAUSEWAY_API_KEY: apiKey, ...env })

/** Asks all proxies in turn, 40 requests at a time, and counts the answers by their status. */
async function flood(
  count: number,
  { headers }: { headers: Record<string, string> },
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let next = 0
  const ask = async (): Promise<void> => {
    while (next < count) {
      const proxy = proxies[next++ % proxies.length]
      const response = await fetch(`${proxy?.url}${path}`, { headers })
      await response.text()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 40 }, ask))
  return statuses
}

beforeAll(async () => {
  service = createServer((_, response) => {
    forwarded += 1
    response.setHeader('content-type', 'application/json').end('{"status":"waiting"}')
  })
  serviceUrl = `http://127.0.0.1:${await listen(service)}`
  redis = await startRedis()
  proxies = await Promise.all([
    start({ CALLER_PER_MINUTE: '700' }),
    start({ CALLER_PER_MINUTE: '700', WHEN_UNCOUNTED: 'allow' }),
  ])
})

afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()))
  await redis.stop()
  service.close()
})

describe('two proxies on one Redis', () => {
  it('default: they share one count, exactly', async () => {
    const statuses = await flood(2000, { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } })
    expect(statuses).toEqual({ 200: 700, 429: 1300 })
    expect(forwarded).toBe(700)
    const other = await flood(20, { headers: { 'x-forwarded-for': '198.51.100.2' } })
    expect(other).toEqual({ 200: 20 })
  })

  it('behavior: what is logged has no key, no address and no request in it', () => {
    for (const { logs } of proxies) {
      const answers = logs.filter(({ route }) => route === 'status')
      expect(answers.length).toBeGreaterThan(900)
      expect(new Set(answers.flatMap((facts) => Object.keys(facts)))).toEqual(
        new Set(['time', 'level', 'method', 'route', 'status', 'errorCode', 'durationMs']),
      )
      expect(JSON.stringify(logs)).not.toMatch(new RegExp(`${apiKey}|203\\.0\\.113|198\\.51|0x01`))
    }
  })

  it('error: without Redis one refuses and the other forwards, as they were told', async () => {
    await redis.stop()
    const before = forwarded
    const [closed, open] = await Promise.all(proxies.map(({ url }) => fetch(`${url}${path}`)))
    expect(closed?.status).toBe(503)
    expect(await closed?.json()).toMatchObject({ errorCode: 'LIMITER_UNAVAILABLE' })
    expect(open?.status).toBe(200)
    expect(forwarded).toBe(before + 1)
  })

  it('behavior: told to end, a proxy answers its health until it is gone, and exits in peace', async () => {
    const proxy = await start({})
    const health = await fetch(`${proxy.url}/health`)
    expect(await health.json()).toEqual({ status: 'ok' })
    expect(await proxy.stop()).toBe(0)
    await expect(fetch(`${proxy.url}/health`)).rejects.toThrow(TypeError)
  })
})

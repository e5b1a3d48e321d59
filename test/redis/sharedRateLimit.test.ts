import { Agent, createServer, get, type Server } from 'node:http'
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

/** Asks over connections that are kept; undefined once the server takes no more. */
const askBy = (agent: Agent, url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    get(url, { agent }, (incoming) => incoming.resume().on('end', () => resolve(incoming.statusCode))).on(
      'error',
      () => resolve(undefined),
    )
  })

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
  it('default: share one exact count', async () => {
    const statuses = await flood(2000, { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } })
    expect(statuses).toEqual({ 200: 700, 429: 1300 })
    expect(forwarded).toBe(700)
    // Only the last address is that of a caller: it can make up those before it.
    const forged = await flood(20, { headers: { 'x-forwarded-for': '198.51.100.9, 198.51.100.1' } })
    expect(forged).toEqual({ 429: 20 })
    const other = await flood(20, { headers: { 'x-forwarded-for': '198.51.100.2' } })
    expect(other).toEqual({ 200: 20 })
  })

  it('behavior: log no key, no address and no request', () => {
    for (const { logs } of proxies) {
      const answers = logs.filter(({ route }) => route === 'status')
      expect(answers.length).toBeGreaterThan(900)
      expect(new Set(answers.flatMap((facts) => Object.keys(facts)))).toEqual(
        new Set(['time', 'level', 'method', 'route', 'status', 'errorCode', 'durationMs']),
      )
      expect(JSON.stringify(logs)).not.toMatch(new RegExp(`${apiKey}|203\\.0\\.113|198\\.51|0x01`))
    }
  })

  it('behavior: answers open requests, keeps no connection, and exits when it is asked to end', async () => {
    const proxy = await start({ CALLER_PER_MINUTE: '1000000' })
    const health = await fetch(`${proxy.url}/health`)
    expect(await health.json()).toEqual({ status: 'ok' })
    // A load balancer keeps its connections, and always has a request for them.
    const agent = new Agent({ keepAlive: true, maxSockets: 2 })
    const ask = async (): Promise<void> => {
      while ((await askBy(agent, `${proxy.url}${path}`)) !== undefined);
    }
    const asking = Promise.all([ask(), ask()])
    for (let asked = 0; asked < 20; asked++) await askBy(agent, `${proxy.url}/health`)
    expect(await proxy.stop()).toBe(0)
    await asking
    await expect(fetch(`${proxy.url}/health`)).rejects.toThrow(TypeError)
  })

  it('error: exits even if Redis hangs', async () => {
    const proxy = await start({})
    expect((await fetch(`${proxy.url}${path}`)).status).toBe(200)
    redis.pause()
    expect((await fetch(`${proxy.url}${path}`)).status).toBe(503)
    expect(await proxy.stop()).toBe(0)
    redis.resume()
  })

  it('error: refuses or forwards without Redis, as configured', async () => {
    await redis.stop()
    const before = forwarded
    const [closed, open] = await Promise.all(proxies.map(({ url }) => fetch(`${url}${path}`)))
    expect(closed?.status).toBe(503)
    expect(await closed?.json()).toMatchObject({ errorCode: 'LIMITER_UNAVAILABLE' })
    expect(open?.status).toBe(200)
    expect(forwarded).toBe(before + 1)
    // A proxy that starts meanwhile does as well.
    const late = await start({})
    expect((await fetch(`${late.url}${path}`)).status).toBe(503)
    expect(await late.stop()).toBe(0)
  })
})

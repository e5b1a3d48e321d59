import { createProxyHandler, createSharedLimiter, toNodeListener } from '@causeway/react/proxy'
import { Redis } from 'ioredis'
import { createServer } from 'node:http'
import { RateLimiterRedis } from 'rate-limiter-flexible'

// The proxy as a server of its own, as many times as you like behind one load balancer: all of them count in one Redis.

const { env } = process

// The first request waits until Redis is connected. While Redis is down, a command fails after one more attempt to connect.
const redis = new Redis(env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: 1 })
redis.on('error', ({ message }) => log({ level: 'error', message: `Redis: ${message}` }))

const share = (keyPrefix: string, points: number) =>
  createSharedLimiter({
    rateLimiter: new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: 60 }),
    whenUnavailable: env['WHEN_UNCOUNTED'] === 'allow' ? 'allow' : 'refuse',
  })

const handler = createProxyHandler({
  baseUrl: env['SERVICE_URL'] ?? 'https://service.example',
  apiKey: () => env['CAUSEWAY_API_KEY'],
  allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
  mountPath: '/bridge',
  limiter: share('caller', Number(env['CALLER_PER_MINUTE'] ?? 300)),
  keyLimiter: share('key', Number(env['KEY_PER_MINUTE'] ?? 6000)),
  // The last address that your own load balancer added; whatever stands before it a caller can make up.
  getLimiterKey: ({ headers }) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'direct',
  onResponse: (event) => log({ level: 'info', ...event }),
})

const listener = toNodeListener(handler)
let isStopping = false

const server = createServer((request, response) => {
  // Without this, a busy connection that the load balancer keeps open would never end.
  if (isStopping) response.setHeader('connection', 'close')
  void listener(request, response)
})
server.listen(Number(env['PORT'] ?? 8080), () =>
  log({ level: 'info', message: 'listening', address: server.address() }),
)

/** How long open requests may take once the server was told to stop, in milliseconds: Docker ends it after ten seconds. */
const drainMs = 9_000

// New connections are refused at once, so that the load balancer goes elsewhere. Open requests are answered first.
process.once('SIGTERM', () => {
  isStopping = true
  server.close(() => redis.disconnect())
  setTimeout(() => server.closeAllConnections(), drainMs).unref()
})

function log(facts: Record<string, unknown>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...facts }))
}

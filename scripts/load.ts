import autocannon from 'autocannon'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMemoryLimiter, createProxyHandler, toNodeListener } from '../src/exports/proxy.ts'

// What the proxy costs, on this machine alone: `npm run load`. A service that answers at once is asked directly, then through the
// proxy; a bounded number of requests, over loopback. Both ends and the load share the processors, so the ratio says more than the rate.

const requests = 20_000
const connections = 20
const path = '/intents/status?requestId=0x01'
const answer = JSON.stringify({ status: 'pending', inTxHashes: [], txHashes: [], time: 1_764_000_000_000 })

const service = await listen(
  createServer((_, response) => response.setHeader('content-type', 'application/json').end(answer)),
)
const unlimited = createMemoryLimiter({ perMinute: 1e9, burst: 1e9 })
const proxy = await listen(
  createServer(
    toNodeListener(
      createProxyHandler({
        baseUrl: urlOf(service),
        apiKey: 'k3y-0f-the-0wner',
        allowedOrigins: [],
        limiter: unlimited,
        keyLimiter: unlimited,
      }),
    ),
  ),
)

for (const [name, server] of Object.entries({ directly: service, 'through the proxy': proxy })) {
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: `${urlOf(server)}${path}`,
    amount: requests,
    connections,
  })
  const { p50, p97_5, p99 } = latency
  console.log(
    `${name.padEnd(18)} ${Math.round(rate.average)} requests/s, ${p50} ms at p50, ${p97_5} ms at p97.5, ${p99} ms at p99`,
  )
  if (non2xx + errors > 0) {
    process.exitCode = 1
    console.error(`load: ${non2xx} answers were refusals, ${errors} never came`)
  }
}
service.close()
proxy.close()

async function listen(server: Server): Promise<Server> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  return server
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

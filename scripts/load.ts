import autocannon from 'autocannon'
import { createServer } from 'node:http'
import { listen } from '../sandbox/src/http/server/listen.ts'
import { createMemoryLimiter, createProxyHandler, toNodeListener } from '../src/exports/proxy.ts'

// What the proxy costs, on this machine alone: `npm run load`. A service that answers at once is asked directly, then through the
// proxy; a bounded number of requests, over loopback. Both ends and the load share the processors, so the ratio says more than the rate.

const requests = 20_000
const connections = 20
const path = '/intents/status?requestId=0x01'
const answer = JSON.stringify({ status: 'pending', inTxHashes: [], txHashes: [], time: 1_764_000_000_000 })

const service = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(answer),
)
const serviceUrl = `http://127.0.0.1:${await listen(service)}`
const unlimited = createMemoryLimiter({ perMinute: 1e9, burst: 1e9 })
const proxy = createServer(
  toNodeListener(
    createProxyHandler({
      baseUrl: serviceUrl,
      apiKey: 'k3y-0f-the-0wner',
      allowedOrigins: [],
      limiter: unlimited,
      keyLimiter: unlimited,
    }),
  ),
)
const proxyUrl = `http://127.0.0.1:${await listen(proxy)}`

for (const [name, url] of Object.entries({ directly: serviceUrl, 'through the proxy': proxyUrl })) {
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: `${url}${path}`,
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

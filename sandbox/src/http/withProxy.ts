import { createMemoryLimiter, createProxyHandler } from '@causeway/react/proxy'
import { Hono } from 'hono'
import { proxyPath } from '../domain/service/location.ts'
import { loopbackCors, loopbackOnly } from './middleware/loopback.ts'

/**
 * Puts the proxy that the package brings beside a service, so that a page needs neither a key nor a server of its own while it
 * is developed, and meets the rules that hold for it later. It is for pages of this machine alone.
 *
 * @example
 * const fetch = withProxy(service, { apiKey: 'sandbox-key', brand: 'svc' })
 * await fetch(new Request('http://localhost:4000/proxy/requests/v3?limit=1'))
 */
export function withProxy(
  { fetch }: { fetch: (request: Request) => Promise<Response> },
  { apiKey, brand }: { apiKey: string; brand: string },
): (request: Request) => Promise<Response> {
  const handler = createProxyHandler({
    deployment: { baseUrl: 'http://127.0.0.1', brand },
    apiKey,
    // Which pages may call is told by `loopbackOnly`, whatever their ports.
    allowedOrigins: [],
    mountPath: proxyPath,
    // What the sponsor pays is play money, too.
    allowSponsorship: true,
    limiter: createMemoryLimiter({ perMinute: 6000, burst: 2000 }),
    fetch: async (input, init) => {
      const response = await fetch(new Request(input, init))
      if (response.type === 'error') throw new TypeError('The connection was lost.')
      return response
    },
  })
  const app = new Hono().basePath(proxyPath)
  app.use(loopbackCors, loopbackOnly)
  app.all('*', ({ req }) => handler(withoutPage(req.raw)))
  return async (request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith(`${proxyPath}/`) ? app.fetch(request) : fetch(request)
  }
}

/** The request as a program would send it. Node's adapter makes requests of its own, which can't be copied whole. */
function withoutPage({ url, method, headers: given, body, signal }: Request): Request {
  const headers = new Headers(given)
  for (const name of ['origin', 'sec-fetch-site']) headers.delete(name)
  // One cast: the types of the web have no `duplex`, without which Node streams no body.
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

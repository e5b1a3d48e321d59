import { createMemoryLimiter, createProxyHandler } from '@causeway/react/proxy'
import { Hono } from 'hono'
import { proxyPath } from '../domain/service/location.ts'
import { loopbackCors, loopbackOnly } from './middleware/loopback.ts'

/**
 * Adds the proxy of `@causeway/react/proxy` to a service, so that in development a page needs neither an API key nor its own server, but
 * follows the same rules as in production. Only for pages on this machine.
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
    // `loopbackOnly` decides which pages may call, on any port.
    allowedOrigins: [],
    mountPath: proxyPath,
    // The sponsor's money isn't real, either.
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

/**
 * Copies a request without the headers of a page. The copy has to list its fields, since the requests of Node's adapter can't be cloned.
 */
function withoutPage({ url, method, headers: given, body, signal }: Request): Request {
  const headers = new Headers(given)
  for (const name of ['origin', 'sec-fetch-site']) headers.delete(name)
  // One cast: DOM types lack `duplex`, which Node needs to stream a body.
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

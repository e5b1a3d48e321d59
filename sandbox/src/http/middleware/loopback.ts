import { createMiddleware } from 'hono/factory'
import { cors } from 'hono/cors'
import { apiKeyHeader } from '../../domain/service/apiKey.ts'
import { Refusal } from '../../domain/service/refusal.ts'

/** CORS headers that allow only pages on this machine to read responses. */
export const loopbackCors = cors({
  origin: (origin) => (isLoopback(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', apiKeyHeader],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})

/** Refuses pages of other origins, and other host names that resolve to this machine (DNS rebinding). */
export const loopbackOnly = createMiddleware(async ({ req }, next) => {
  if (!isFromThisMachine(req.raw)) throw new Refusal(403, { message: loopbackRefusal })
  await next()
})

/**
 * Whether a request comes from a program or page on this machine, and names this machine as its host. Browsers load images and scripts
 * without `Origin`; then `Sec-Fetch-Site` tells whether another site's page loads them.
 */
export function isFromThisMachine(request: Request): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOwn = origin === null ? site !== 'cross-site' && site !== 'same-site' : isLoopback(origin)
  return isOwn && isToThisMachine(request)
}

/** Whether a request's host is a loopback name, and not another name that resolves to this machine. */
export function isToThisMachine({ headers, url }: Request): boolean {
  return isLoopback(`http://${headers.get('host') ?? new URL(url).host}`)
}

/** The error message for all others. */
export const loopbackRefusal = 'Only programs and pages on this machine may do this.'

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
}

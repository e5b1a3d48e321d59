import { createMiddleware } from 'hono/factory'
import { cors } from 'hono/cors'
import { apiKeyHeader } from '../../domain/service/apiKey.ts'
import { Refusal } from '../../domain/service/refusal.ts'

/** Lets pages of this machine read the answers, and no others. */
export const loopbackCors = cors({
  origin: (origin) => (isLoopback(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', apiKeyHeader],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})

/** Refuses pages of other origins, and other names that were pointed at this machine. */
export const loopbackOnly = createMiddleware(async ({ req }, next) => {
  if (!isFromThisMachine(req.raw)) throw new Refusal(403, { message: loopbackRefusal })
  await next()
})

/**
 * Whether a request is of a program or page of this machine, and to it by a name of its own. Pictures and scripts are asked
 * for without an `Origin`: then the browser says by `Sec-Fetch-Site` whether another page asks.
 */
export function isFromThisMachine(request: Request): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOwn = origin === null ? site !== 'cross-site' && site !== 'same-site' : isLoopback(origin)
  return isOwn && isToThisMachine(request)
}

/** Whether a request names this machine by a name of its own, and not by one that was pointed at it. */
export function isToThisMachine({ headers, url }: Request): boolean {
  return isLoopback(`http://${headers.get('host') ?? new URL(url).host}`)
}

/** What everybody else is told. */
export const loopbackRefusal = 'Only programs and pages on this machine may do this.'

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
}
